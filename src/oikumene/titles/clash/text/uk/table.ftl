### The table around the cards: title, civilizations, map, pieces, options.
### What is counted (.count) stands after a sign or a colon.

## Title

title-clash = Зіткнення цивілізацій. Монументальне видання
    .short = Зіткнення цивілізацій
    .text = Проведіть народ від першого міста до великої цивілізації: відкривайте нові землі, здобувайте досягнення, розбудовуйте міста й тримайте їх щасливими, зводьте дива світу, ширте свою культуру, а варварів і сусідів зустрічайте торгівлею або мечем.

## Civilizations

civilization-aztecs = Ацтеки
civilization-babylon = Вавилон
civilization-carthage = Карфаген
civilization-celts = Кельти
civilization-china = Китай
civilization-egypt = Єгипет
civilization-greece = Греція
civilization-huns = Гуни
civilization-india = Індія
civilization-japan = Японія
civilization-maya = Майя
civilization-persia = Персія
civilization-phoenicia = Фінікія
civilization-rome = Рим
civilization-vikings = Вікінги

colour-blue = Синій
colour-orange = Оранжевий
colour-green = Зелений
colour-pink = Рожевий

## Map

terrain-fertile = Рівнина
terrain-forest = Ліс
terrain-mountain = Гори
terrain-barren = Пустище
terrain-sea = Море
terrain-unexplored = Нерозвіданий регіон
region = Регіон

## Resources and tokens

resource-food = Їжа
    .count =
    { $n ->
        [one] { $n } їжа
       *[many] { $n } їжі
    }
resource-wood = Деревина
    .count =
    { $n ->
        [one] { $n } деревина
       *[many] { $n } деревини
    }
resource-ore = Руда
    .count =
    { $n ->
        [one] { $n } руда
       *[many] { $n } руди
    }
resource-ideas = Ідеї
    .count =
    { $n ->
        [one] { $n } ідея
        [few] { $n } ідеї
       *[many] { $n } ідей
    }
resource-gold = Золото
    .count =
    { $n ->
        [one] { $n } золото
       *[many] { $n } золота
    }
resource-mood = Жетони настрою
    .count =
    { $n ->
        [one] { $n } жетон настрою
        [few] { $n } жетони настрою
       *[many] { $n } жетонів настрою
    }
resource-culture = Жетони культури
    .count =
    { $n ->
        [one] { $n } жетон культури
        [few] { $n } жетони культури
       *[many] { $n } жетонів культури
    }
resource-captive = Полонені
    .count =
    { $n ->
        [one] { $n } полонений
        [few] { $n } полонені
       *[many] { $n } полонених
    }

## Units

unit-settler = Поселенець
    .text = Зводить місто на своїй клітинці, бере участь у торговельних шляхах. Не б’ється: на клітинку ворога входить лише з військовим загоном і гине, лишившись сам проти війська.
    .count =
    { $n ->
        [one] { $n } поселенець
        [few] { $n } поселенці
       *[many] { $n } поселенців
    }
unit-infantry = Піхота
    .text = Військовий загін, 1 кубик у сухопутних боях. Зіткнення: +1 до БЗ.
    .count =
    { $n ->
        [one] { $n } піхота
       *[many] { $n } піхоти
    }
unit-ship = Корабель
    .text = Наймається в місті з портом. Проходить будь-яку відстань своєю ділянкою моря, перевозить до 2 сухопутних загонів, бере участь у торговельних шляхах; 1 кубик у морських боях.
    .count =
    { $n ->
        [one] { $n } корабель
        [few] { $n } кораблі
       *[many] { $n } кораблів
    }
unit-cavalry = Кіннота
    .text = Військовий загін, 1 кубик у сухопутних боях; наймається в місті з ринком. Зіткнення: +2 до БЗ.
    .count =
    { $n ->
        [one] { $n } кіннота
       *[many] { $n } кінноти
    }
unit-elephant = Бойовий слон
    .text = Військовий загін, 1 кубик у сухопутних боях; наймається в місті з ринком. Зіткнення: число на кубику не рахується, зате скасовується 1 влучання ворога.
    .count =
    { $n ->
        [one] { $n } бойовий слон
        [few] { $n } бойові слони
       *[many] { $n } бойових слонів
    }
unit-leader = Лідер
    .text = Військовий загін із двома власними здатностями, 1 кубик у сухопутних боях. Зіткнення: перекидайте кубик, доки не випаде інший символ. Лідер у вас завжди один; загиблий або замінений більше не повернеться.
    .count =
    { $n ->
        [one] { $n } лідер
        [few] { $n } лідери
       *[many] { $n } лідерів
    }

## City pieces

building-temple = Храм
    .text = Коли збудовано: отримайте 1 жетон настрою або 1 жетон культури.
building-fortress = Фортеця
    .text = У 1-му раунді бою за її місто захисник, навіть без загонів, кидає ще 1 кубик і може скасувати 1 влучання.
building-academy = Академія
    .text = Коли збудовано: отримайте 2 ідеї.
building-port = Порт
    .text = Лише в прибережному місті. Тут наймають кораблі. Коли місто збирає ресурси, клітинка моря може дати 1 золото або 1 жетон настрою замість їжі.
building-obelisk = Обеліск
    .text = Його не можна замінити культурним впливом, і він зберігає колір, коли місто захоплено.
building-market = Ринок
    .text = Тут наймають кінноту й бойових слонів. Коли суперник користується торговельними шляхами до ваших міст із ринками, ви отримуєте за всі разом 1 золото.
building-observatory = Обсерваторія
    .text = Коли збудовано: візьміть 1 карту дії.
building-settlement = Поселення
    .text = З нього починається кожне місто; його колір — колір власника. Його не можна замінити культурним впливом.

mood-happy = Щасливе
    .text = Під час збору ресурсів і найму вважається на 1 більшим. Дива світу будують лише в щасливих містах.
mood-neutral = Спокійне
    .text = Збирає ресурси й наймає загони за своїм розміром.
mood-angry = Нещасне
    .text = Під час збору ресурсів і найму вважається містом розміру 1. Будувати в ньому не можна, активувати можна лише раз за хід.

## Owners without a seat

owner-barbarians = Варвари
owner-pirates = Пірати

## Advances

category-agriculture = Землеробство
category-construction = Будівництво
category-seafaring = Судноплавство
category-education = Освіта
category-warfare = Військова справа
category-spirituality = Духовність
category-economy = Економіка
category-culture = Традиції
category-science = Наука
category-democracy = Демократія
category-autocracy = Автократія
category-theocracy = Теократія

## Symbols of event cards

symbol-gold_mine = Золота шахта
    .text = Отримайте 2 золота.
symbol-exhausted_land = Виснаження
    .text = Покладіть жетон виснаженої землі на порожню клітинку суходолу, крім пустища, поруч зі своїм містом. Там більше не можна збирати ресурси й зводити міста.
symbol-barbarians_spawn = Поява варварів
    .text = Розмістіть поселення варварів з 1 піхотою рівно за 2 клітинки суходолу від одного свого міста й не ближче ніж за 2 клітинки від усіх інших міст. Потім додайте 1 піхоту варварів до будь-якого їхнього поселення.
symbol-barbarians_move = Переміщення варварів
    .text = Війська варварів не далі ніж за 2 клітинки від ваших міст переходять на 1 клітинку до найближчого з них; потім до кожного поселення варварів не далі ніж за 2 клітинки від ваших міст додається 1 піхота. Якщо таких військ немає, натомість розмістіть поселення з 1 піхотою, як за символом «{ symbol-barbarians_spawn }».
symbol-pirates = Поява піратів і рейд
    .text = Розмістіть 2 піратські кораблі на клітинках моря без кораблів гравців, за змоги хоча б один — поруч зі своїм містом. Потім кожен гравець, у якого поруч із містом є пірати, втрачає 1 ресурс, жетон настрою або жетон культури, а якщо втрачати нічого, погіршує настрій такого міста на 1 рівень.
symbol-none = Без символу
    .text = До тексту карти нічого не стається.

## Styles of machine players

style-warlike = Войовничий
    .text = Збирає армії й видивляється міста без захисту.
style-builder = Будівничий
    .text = Розбудовує міста й зводить дива світу.
style-scholar = Учений
    .text = Отримує досягнення за досягненням.

## Options of a table

setting-on = Так
setting-off = Ні

setting-expansion = Доповнення «Цивілізації»
    .text = 15 цивілізацій зі своїми досягненнями й лідерами; кіннота, бойові слони й пірати; ринки, обеліски й обсерваторії; нові події та цілі.

setting-events = Події
    .text = Що робить узята карта події.
setting-events-full = Карти повністю
    .text = Спершу символ карти, потім її текст.
setting-events-icons = Лише символи
    .text = Діє лише символ карти, текст не застосовується.
setting-events-announce = За бажанням
    .text = Перш ніж узяти карту, гравець оголошує, чи застосує її повністю, чи лише символ.

setting-length = Тривалість
    .text = Скільки триває партія.
setting-length-standard = Звичайна
    .text = 6 епох по 3 раунди.
setting-length-short = Скорочена
    .text = 4 епохи; у кожного на старті 2 поселенці й у кожну фазу стану по 2 безплатні досягнення.
setting-length-random_end = Випадковий кінець
    .text = До 7 епох: на початку кожного з останніх 5 раундів кидок кубика вирішує, чи не скінчилася гра.
setting-length-wonder_end = Кінець за дивами світу
    .text = До 7 епох: якщо в одному з останніх 5 раундів збудовано диво світу, цей раунд — останній.

setting-random_leaders = Випадкові лідери
    .text = Наймаючи лідера, ви берете його навмання з тих, що лишилися.

setting-alternate_history = Альтернативна історія
    .text = Лідерів усіх цивілізацій перемішано, кожному гравцеві роздають по 3.

setting-open_wonders = Загальнодоступні дива світу
    .text = Карти див світу викладають на стіл відкрито, і будувати їх може кожен, хто має «Проєктування».

setting-start_settler = Перший поселенець
    .text = Де починає перший поселенець.
setting-start_settler-adjacent = Поруч із містом
setting-start_settler-in_city = У місті

setting-government_change_cost = Зміна типу правління
    .text = Скільки коштує змінити тип правління у фазу стану.
setting-government_change_cost-free = Безплатно
setting-government_change_cost-tokens = 1 жетон настрою і 1 жетон культури

setting-civilization = Цивілізація
    .text = З доповненням кожен гравець веде цивілізацію; та сама двом гравцям не дістається.
setting-civilization-random = Випадкова
setting-civilization-aztecs = { civilization-aztecs }
setting-civilization-babylon = { civilization-babylon }
setting-civilization-carthage = { civilization-carthage }
setting-civilization-celts = { civilization-celts }
setting-civilization-china = { civilization-china }
setting-civilization-egypt = { civilization-egypt }
setting-civilization-greece = { civilization-greece }
setting-civilization-huns = { civilization-huns }
setting-civilization-india = { civilization-india }
setting-civilization-japan = { civilization-japan }
setting-civilization-maya = { civilization-maya }
setting-civilization-persia = { civilization-persia }
setting-civilization-phoenicia = { civilization-phoenicia }
setting-civilization-rome = { civilization-rome }
setting-civilization-vikings = { civilization-vikings }
