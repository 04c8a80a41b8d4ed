/** Where long words may break: browsers rarely know how in Russian and Ukrainian. */

const VOWEL = 'aeiouyаеёиоуыэюяіїє'
const SOFT = 'йьъ'
/** A syllable ends before a consonant with a vowel; two letters stay at the start, three at the end. */
const SYLLABLE = new RegExp(`(?<=\\p{L})([${VOWEL}][^${VOWEL}\\s-]*?)(?=[^${VOWEL}${SOFT}\\s-][${VOWEL}]\\p{L})`, 'giu')

/** Words of so many letters and more may break. */
export const breakable = (name: string, long = 11): string =>
  name.replace(new RegExp(`\\p{L}{${long},}`, 'gu'), (word) => word.replace(SYLLABLE, '$1\u00AD'))
