/** Where long words may break: browsers rarely know how in Russian and Ukrainian. */

const VOWEL = 'aeiouyаеёиоуыэюяіїє'
const SOFT = 'йьъ'
/** A syllable ends before a consonant with a vowel; two letters stay at the start, three at the end. */
const SYLLABLE = new RegExp(`(?<=\\p{L})([${VOWEL}][^${VOWEL}\\s-]*?)(?=[^${VOWEL}${SOFT}\\s-][${VOWEL}]\\p{L})`, 'giu')
const LONG = /\p{L}{11,}/gu

export const breakable = (name: string): string =>
  name.replace(LONG, (word) => word.replace(SYLLABLE, '$1\u00AD'))
