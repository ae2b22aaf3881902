/**
 * What a sentence tells besides what it asks for: why, when the flight leaves, where one comes from, what somebody cannot do.
 * A table of what is told and what it asks for instead, in
 * its own language, for that stands in the field afterwards; of most of it nothing. Pure.
 */
import { parseTerms } from '../query-terms.ts';
import { tokenize } from '../tokenize.ts';
import type { Aside } from './aside.ts';
import { whole } from './aside.ts';
import { ofPeople } from './of-people.ts';
import { ofTroubles } from './of-troubles.ts';

const atHour =
  '(?: (?:not |only |erst |pas |ne |no )?(?:until |till |before |at |a las |a la |hasta las |um |om |a ))?';
const hour = String.raw`(?: ?\d{1,2}(?:[:.]\d{2})?(?: ?(?:am|pm|h|uhr|uur|heures?))?| midnight| noon| medianoche| mediodia)?`;
const my = '(?:my|our|the|mi|nuestro|el|mein|unser|der|mijn|onze|de|mon|notre|le) ';
const meal =
  '(?:lunch|dinner|supper|breakfast|tea|comer|cenar|la comida|la cena|el almuerzo|almorzar|mittagessen|abendessen|de lunch|lunchen|het avondeten|le dejeuner|le diner|dejeuner|diner)';
const craft = '(?:boats?|yachts?|catamarans?|barcos?|yates?|catamaran|lanchas?|boot|schiff|jacht|bateau|voilier)';
const tour =
  '(?:boat (?:trip|tour|ride)|trip|excursion(?: en barco)?|paseo en barco|bootstour|bootsfahrt|boottocht|boottrip|tour en bateau|balade en bateau)';
const parks =
  '(?:water|theme|amusement|adventure|aqua|safari) ?parks?|zoo|aquarium|museum|aqualandia|mundomar|terra (?:mitica|natura)|parque (?:acuatico|tematico|de atracciones)|acuario|museo';
const have = String.raw`(?:(?:i|we|my \p{L}+) )?(?:(?:ve|have|has|had) )?`;
const doing = String.raw`(\p{L}{3,})`;

const decades = [
  ['60', 'sesenta'],
  ['70', 'setenta'],
  ['80', 'los ochenta'],
  ['90', 'noventa'],
  ['(?:2000|dos mil)', '2000s'],
] as const;
const noCount =
  '(?! ?(?:euros?|eur|minutos?|min|km|kilos|metros|dias|anos|personas|mejores|primeros|y)(?!\\p{L})|[.,:\\d])';

export const asides: readonly Aside[] = [
  ...ofPeople,
  ...ofTroubles,
  // Hours between a room and a flight: somebody with bags
  whole(
    `${my}(?:flight|plane|train|bus|coach|ferry|flug|flieger|zug|vlucht|vliegtuig|trein|vol|train) (?:leaves|goes|departs|is|isn t|geht|ist|fliegt|vertrekt|gaat|is pas|part|est)${atHour}${hour}`,
    'late flight',
  ),
  whole(`${my}(?:vuelo|avion|tren|autobus) (?:sale|no sale|es)${atHour}${hour}`, 'vuelo tarde'),
  whole(`(?:hasta que|antes de que) sal(?:e|ga) (?:el|mi|nuestro) (?:vuelo|avion|tren|bus)`, 'vuelo tarde'),
  whole('hasta (?:el|mi|nuestro) (?:vuelo|avion|tren)', 'vuelo tarde'),
  whole(
    `check ?out(?: is)?${atHour}${hour}(?: and| but| y| pero)? (?:${my})?(?:flight|vuelo|flug|vlucht|vol)(?: is| sale| leaves)?${atHour}${hour}`,
    'late flight',
  ),
  // What one does not even need
  whole(
    '(?:(?:and|with|y|und) )?(?:no tickets? (?:needed|required|necessary)|no need for (?:a )?tickets?|no hace falta (?:entrada|ticket)|keine? tickets? notig|geen tickets? nodig|pas besoin de billet)',
  ),
  // The German verb: alone it is what is worn
  whole('(?:wer|wo|es|welche[rs]?(?: \\p{L}+)?) hat(?= )'),
  // How far is near
  whole(
    '(?:that is |that s |thats |which is )?(?:with)?in (?:easy |short )?walking distance(?: (?:to|of|from))?|(?:a |an )?(?:easy |short )?walking distance(?: (?:to|of|from))?|(?:a |an )(?:easy|short) walk (?:to|from)|a (?:poca )?distancia a pie(?: de)?|a un paseo(?: corto)?(?: de)?|zu fuss erreichbar|op loopafstand(?: van)?',
    'near',
  ),
  // What one pays to get into it: nights have tickets of their own
  whole(
    `(${parks}) (?:entry |entrance |admission )?(?:tickets?|entradas?|passes|pass)|(?:tickets?|entradas?|billetes?) (?:(?:for|to|para|de|al?)(?: the| el| la| los)? )?(${parks})`,
    '$1$2',
  ),
  // How very much: else "super" is a supermarket
  whole(
    'super (cheap|cool|chill|fun|nice|quiet|close|fancy|fast|easy|late|early|central|barat[oa]s?|economic[oa]s?|chul[oa]s?|tranquil[oa]s?|cerca|divertid[oa]s?|bonit[oa]s?|rapid[oa]s?)',
    '$1',
  ),
  // One that takes both
  whole(
    '(?:(?:push ?)?bikes?|bicycles?|cycles?) (?:for|made for) (?:two|2|a couple)|bici(?:cleta)?s? (?:para|de) (?:dos|2)|(?:fahrrad|rad) (?:fur|zu) (?:zwei|2|zweit)|fiets voor (?:twee|2)|velo (?:pour|a) (?:deux|2)',
    'tandem',
  ),
  // A boat that is shared: who wants none to themselves buys a seat
  whole(
    `(?:${tour}(?: (?:to|zur|naar)(?: the| de| het)? (island|insel|eiland))? )?(?:(?:but|aber|maar|and) )?(?:(?:i|we) )?(?:without|not|no need to|(?:do not|don t|dont|didn t)(?: want| need| have)?|ohne|nicht|kein|zonder|niet|geen|sans|pas)(?: \\p{L}+){0,3}? (?:whole|entire|full|private|ganzes|ganze|eigenes|heel|hele|eigen|tout un|entier|prive)(?: ${craft})?(?: (?:entier|prive))?(?: (?:for (?:us|ourselves|myself)|(?:zu |te )?(?:mieten|huren|chartern)))?`,
    'ticket for the boat $1',
  ),
  whole(
    `(?:${tour}(?: a la (isla))? )?(?:pero )?(?:sin|no quiero|no queremos|nada de)(?: \\p{L}+){0,3}? (?:${craft} (?:entero|completo|privado|para nosotros)|tod[oa] (?:el|un) ${craft})`,
    'billete de barco $1',
  ),
  // Somebody who has never done it
  whole(
    `${have}never (?:have (?:i|we) )?(?:ever )?(?:been|gone|tried|done|had a go at|ridden|driven|used|taken|attempted|had)(?: out)?(?: on| to| in)?(?: an?| any| the)?(?! (?:here|there|abroad|worked))`,
    'beginner',
  ),
  whole(
    `${have}never (?:have (?:i|we) )?(?:ever )?(?!visit|lik|liv|want|need|work|clos|stopp|end)(\\p{L}{3,})ed`,
    'beginner $1ing',
  ),
  whole(
    `(?:yo )?(?:nunca|jamas) (?:antes )?(?:lo )?(?:he|hemos|habia|ha|habiamos) (?:hecho|probado|montado en|ido a|ido en|subido a|subido en|practicado|dado|cogido)(?: una?| la| el)?(?: clases? de)?`,
    'principiantes',
  ),
  whole('(?:yo )?(?:nunca|jamas) (?:he|hemos|ha) (\\p{L}{2,})ado(?: antes)?', 'principiantes $1ar'),
  whole('no (?:he|hemos) (\\p{L}{2,})ado (?:nunca|jamas)', 'principiantes $1ar'),
  whole(
    '(?:ich |wir )?(?:bin |sind |habe |haben )?noch nie (?!ge)(\\p{L}+) (?:gefahren|gemacht|probiert|ausprobiert|gewesen)',
    'beginner $1',
  ),
  whole('(?:ich |wir )?(?:bin |sind |habe |haben )?noch nie ge(\\p{L}{3,})t', 'beginner $1en'),
  whole(
    '(?:ik |we |wij )?(?:heb |hebben |ben |zijn )?nog nooit(?: (?!ge)(\\p{L}+))? (?:gedaan|geprobeerd|gevaren|geweest)',
    'beginner $1',
  ),
  whole('(?:ik |we |wij )?(?:heb |hebben |ben |zijn )?nog nooit ge(?:doken|duikt)', 'beginner duiken'),
  whole(
    '(?:je |j |on |nous )?(?:n )?(?:ai|a|avons) jamais (?:fait|essaye|pratique|pris)(?: de| du| des| d)?(?: la| l)?',
    'beginner',
  ),
  // And is afraid of it, or wants to be shown how
  whole(
    '(?:(?:and|but|y|pero) )?(?:(?:i m|im|i am|we re|we are) )(?:a (?:bit|little) |quite |so |pretty )?(?:scared|nervous|afraid|terrified)(?: of (?:it|heights|the sea|deep water))?|(?:(?:y|pero) )?(?:me|nos) da(?: un poco de| algo de| mucho| bastante)? (?:miedo|respeto|panico|cosa)',
  ),
  whole('(?:donde )?(?:me|nos) (?:ensenan|ensenen)(?! a )'),
  whole(
    '(?:which (?:one )?is )?the (?:easiest|simplest|calmest)(?: one)?|(?:cual es )?(?:la|el) mas (?:facil|sencill[oa])',
  ),
  // Out, and home in time
  whole(
    '(?:algo )?que (?:empiece|empieza|acabe|acaba|termine|termina)(?: y (?:acabe|acaba|termine|termina))? (?:pronto|temprano)|(?:que )?(?:acab[ae]n?|termin[ae]n?) antes de (?:(?:la )?medianoche|las (?:9|10|11|12))',
    'sin trasnochar',
  ),
  whole(
    '(?:something |a party |somewhere )?that (?:starts|ends|finishes)(?: and (?:ends|finishes))? early|(?:that |which )?(?:finish(?:es|ing)?|ends?|ending|over) (?:before|by) (?:midnight|(?:9|10|11|12)(?: ?pm)?)',
    'early night',
  ),
  // Lessons
  whole(
    `(?:(?:can|could|will|who can|does) )?(?:(?:someone|somebody|anyone|anybody|who|you) )?(?:teach|teaches|show|shows) (?:me|us|him|her|them|my \\p{L}+|our \\p{L}+) (?:how )?to ${doing}`,
    'learn to $1',
  ),
  whole(`learn(?:ing)? how to ${doing}`, 'learn to $1'),
  whole(
    `(?:que )?(?:(?:alguien|quien) )?(?:que )?(?:me|nos|le|les) (?:ensena|ensene|ensenen|ensenan|puede ensenar|pueda ensenar) a ${doing}`,
    'aprender a $1',
  ),
  // Going out to do something is doing it
  whole(
    '(?:salir|ir) a (correr|trotar|caminar|andar|pasear|cenar|comer|desayunar|almorzar|bailar|navegar|nadar|remar|bucear|escalar|pedalear)',
    '$1',
  ),
  // A day at the pool that is more than a swim
  whole(
    '(?:tarde|dia|fiesta) (?:de|en la|en una) piscina(?: con (?:musica|dj|dj s|cocteles|amigos))?|piscina con (?:musica|dj)',
    'fiesta en la piscina',
  ),
  whole(
    '(?:pool (?:day|afternoon)|(?:day|afternoon|party) by (?:the|a) pool)(?: with (?:music|a dj|djs|cocktails))?|pool with (?:music|a dj)|pool mit (?:musik|dj)|zwembad met (?:muziek|dj)|piscine avec (?:musique|dj)|zwembadfeest|poolfest|fete piscine',
    'pool party',
  ),
  // More of them than a car takes
  whole(
    '(?:no cabemos|no entramos|no caben|no nos cabe)(?: todos| todas)?(?: en (?:un|el|mi|nuestro|un solo) (?:taxi|coche|carro))?|(?:we )?(?:do not|don t|dont|won t|wont|can t|cant|cannot)(?: all)? fit (?:all )?(?:in|into) (?:a|one|the|our|a single) (?:taxi|car|cab|uber)|too many (?:of us )?for (?:a|one) (?:taxi|car|cab)|wir passen nicht(?: alle)? in (?:ein|das|unser) (?:taxi|auto)|(?:we )?passen niet(?: allemaal)? in (?:een|de) (?:taxi|auto)|on ne (?:rentre|tient) pas tous dans (?:un|la|le) (?:taxi|voiture)',
    'minibus',
  ),
  // A decade by its number: "música de los 90", "80s party"
  ...decades.map(([number, name]) => whole(`(?:(?:de )?los (?:anos )?|(?:de )?anos )${number}${noCount}`, name)),
  whole('(?<!(?:my|his|her|their|our|early|mid|late) )(?:the )?80 ?s|80 ?er(?: jahre)?|(?:jaren|annees) 80', 'the 80s'),
  // How old somebody is that day
  whole(
    '(?:my |his |her |our |\\p{L}+ s )\\d{1,2}(?:st|nd|rd|th)(?: birthday| bday)?|(?:is |are |am |will be )?(?:turns?|turning) \\d{1,2}|(?:wird|werde|wordt|word) \\d{1,2}(?! uhr| uur)|(?:fete|feter) (?:ses|mes) \\d{1,2} ans|\\d{1,2}(?:st|nd|rd|th) (?:birthday|bday)|\\d{1,2}(?:e|er)? (?:geburtstag|verjaardag)',
    'birthday',
  ),
  whole('cump(?:le[ns]?|lo)(?: de)?(?: los)? \\d{1,2}(?: anos)?|\\d{1,2} cumpleanos', 'cumpleanos'),
  // What others might think of it
  whole('sin que (?:me|nos) \\p{L}+ (?:raro|mal)|without (?:being|getting|feeling) (?:judged|looked at|weird)'),
  // Which anniversary
  whole(
    '(?:\\d{1,2}|first|second|third|fifth|tenth)(?:st|nd|rd|th)? (?:years? )?(anniversary)|\\d{1,2}(?:e|er)? (?:anos de )?(aniversario)',
    '$1$2',
  ),
  // Who is known there: nobody
  whole(
    '(?:where )?(?:i |we |you )?(?:do not|don t|dont|without) (?:need|have|needing|having) to know (?:anyone|anybody|people|any people)',
    'to make friends',
  ),
  // That it is as it should be
  whole(
    '(?:that |which )?(?:actually |actualy |really |always |still )+works(?: well| fine)?|that works(?: well| fine)?|que funcione(?: bien| de verdad)?',
  ),
  // When one flies, without a word for whose flight it is
  whole(
    '(?:flights?|planes?) (?:home )?(?:not )?(?:till|until|before|at) ?\\d{1,2}(?:[:.]\\d{2})? ?(?:am|pm)?(?: in the evening| at night)?',
    'late flight',
  ),
  // How it went so far
  whole(
    '(?:(?:for |durante |desde hace )?(?:\\d+|two|three|four|five|dos|tres|cuatro|cinco|zwei|drei|vier|twee|drie) (?:days?|nights?|dias?|noches?|tage|nachte|dagen|nachten) (?:straight|in a row|running|seguid[oa]s|hintereinander|achter elkaar|de suite))',
  ),
  whole(
    '(?:we |i )?(?:have |ve |has )?(?:just )?r[ua]n out of|(?:me|nos) (?:he|hemos) quedado sin|se (?:me|nos) (?:ha|han) acabado(?: la| el| los| las)?',
  ),
  // Who sails it
  whole(
    '(?:but )?(?:none of us|nobody|no one|we|i|neither of us) (?:(?:can|could|knows how to|know how to|can t|cant|don t know how to|is able to) )(?:drive|sail|steer|skipper|pilot)(?: one| it| a boat| boats)?|(?:pero )?(?:ninguno|nadie|no) (?:sabe|sabemos|se) (?:llevar|conducir|navegar|pilotar)(?:lo|los)?(?: un barco| barcos)?|keiner von uns (?:kann|darf) (?:segeln|fahren|steuern)|niemand (?:kan|mag) varen',
    'with skipper',
  ),
  // Late at one's place
  whole(
    '(?:we |i )?(?:will |ll |only )?(?:arrive|arriving|get in|get here|get there|land|landing|come back|finish(?: work)?|get off work|get off)(?: very| really| pretty| quite| too)? late(?: at night)?|(?:llego|llegamos|llegaremos|aterrizamos|salgo|salimos|termino|terminamos)(?: de trabajar| de currar)?(?: muy| bastante)? tarde|(?:kommen|komme)(?: sehr| erst)? spat(?: an)?|komen(?: heel| pas)? laat aan|arrivons tard|arrive tard',
    'late night',
  ),
  // A room of a hotel is no bed with work
  whole(
    '(hotels?|hostels?|hostal|pension) (?:with|con|mit|met) (?:a |an |una |einem |een )?(?:rooms?|bed|habitacion|habitaciones|zimmer|kamer)(?! service)',
    '$1',
  ),
  whole('(?:hotel ?zimmer|hotelkamer|chambre d hotel|habitacion de hotel|hotel room)s?', 'hotel'),
  // Who shows it
  whole(
    '(?:that |who |which |where they )(?:teach|teaches|show|shows) (?:you|us|me|one)(?: a bit| a little| how| the steps| the basics)*(?: first)?(?! to)',
    'lesson',
  ),
  whole(
    '(?:someone|somebody|alguien|jemand|iemand) (?:showing|to show|who shows|que) (?:us |me |nos |me )?(?:the way|around|guie|ensene el camino)',
    'with a guide',
  ),
  // Enough of something
  whole(
    '(?:bored|tired|sick|fed up|had enough|enough) (?:of|with)(?: the| all the| your)?|(?:hart[oa]s?|cansad[oa]s?|aburrid[oa]s?) de(?: la| el| los| las| tanta?)?|(?:genug|die nase voll) von(?: dem| der)?|(?:beu|moe) van(?: de| het)?|marre (?:de|du|des)(?: la)?',
    'without',
  ),
  // What is not needed
  whole(
    '(?:(?:where |that |which )?(?:i |we |you )?)?(?:do not|don t|dont|doesn t|didn t|not) (?:really )?(?:have|need|require|want)(?: any| much| a lot of| to have| a)? (experience|qualifications|degree|licen[cs]e|spanish|english)',
    'no $1',
  ),
  whole(
    '(?:(?:donde |que )?no )(?:tengo|tenemos|haga falta|hace falta|necesiten?|pidan|piden|exijan|se necesite)(?: mucha| ninguna| tener| el)? (experiencia|carnet|carne|titulo|ingles|espanol)',
    'sin $1',
  ),
  // Where one is staying is not looked for
  whole(
    '(?:(?:to|from|at|in|near|of|out of|leave|de|desde|en|a|al|hasta|cerca de|dejar|von|in|aus|bis|zum?|uit|naar|bij|van) )?(?:my|our|mi|nuestro|nuestra|mein(?:e[mnr]?)?|unser(?:e[mnr]?)?|mijn|ons|onze|mon|notre) (?:hotel|hostel|hostal|villa|apartment|apartamento|airbnb|flat|room|piso|habitacion|alojamiento|accommodation|wohnung|ferienwohnung|zimmer|unterkunft|appartement|kamer|chambre|logement)(?: (?:at|by|a las|um|om|a) \\d{1,2}(?:[:.h]\\d{2})?(?: ?(?:am|pm))?)?',
  ),
  // What somebody cannot do is not looked for
  whole(
    '(?:i |we |my \\p{L}+ |who )?(?:can t|cant|cannot|can not|don t know how to|not able to|never learned to) swim(?: well)?|non swimmers?|kann nicht schwimmen|nichtschwimmer|kan niet zwemmen|(?:ne )?(?:sais|sait) pas nager',
    'non swimmer',
  ),
  whole('no (?:se|sabe|sabemos|saben) nadar', 'no nadador'),
  // Back in time for something
  whole(
    `(?:(?:but|and|pero|y|aber|und|maar|en|mais|et) )?(?:be |being |get |estar |volver |wieder |weer )?(?:back|home|de vuelta|de regreso|volver|zuruck|terug|de retour)(?: home| a casa)? (?:for|by|before|in time for|para|antes de|a tiempo para|zum|vor dem|voor|pour|avant) ${meal}`,
  ),
  // Before and after what
  whole(
    '(?:straight |just |right |justo |recien |direkt |net |juste )?(?:after|before|despues de|antes de|nach|vor|na|voor|apres|avant) (?:(?:a|an|the|our|my|all|day at the|un|una|el|la|los|las|mi|nuestro|nuestra|der|dem|den|die|das|het|de|een|le|les|une) |l )?(?:long |hard |largo |larga |langen )?(?:day at the beach|beach|beach day|pool|swim|conference|congress|meeting|wedding|exams?|finals|gym|training|match|game|concert|show|shopping|playa|dia de playa|piscina|congreso|conferencia|reunion|boda|examen|examenes|gimnasio|partido|concierto|strand|strandtag|schwimmen|konferenz|hochzeit|prufung|prufungen|stranddag|zwemmen|bruiloft|plage|piscine|reunion|mariage|examens?)',
  ),
  // Money that comes
  whole(
    '(?:we |i )(?:just )?(?:get|got) paid(?: on)?|(?:it s |it is |its )?pay ?day|(?:acabo|acabamos) de cobrar|(?:cobro|cobramos) el',
  ),
  // How it came to that
  whole(
    '(?:so )?(?:i|we) (?:really |just |only |still )?(?:don t|dont|do not) know (?:what|where) to (?:do|go)|(?:just )?(?:to|need to|have to|got to) kill (?:some |a few |an hour |a couple of hours |the )?time|zeit totschlagen|tijd doden|tuer le temps',
    'things to do',
  ),
  whole(
    'no (?:se|sabemos) (?:que hacer|adonde ir|donde ir)|(?:para )?matar el (?:tiempo|rato)|hacer tiempo',
    'cosas que hacer',
  ),
];

/** "But without hurry": what is said against something, at the end. */
const against =
  /(?: but| pero| aber| maar| mais) (?:without|not|nothing|no|sin|nada|ohne|nicht|nichts|zonder|niet|niets|sans|pas|rien)(?: \p{L}+){1,3}$/u;

const isKnown = (words: string): boolean =>
  parseTerms(tokenize(words)).some(
    ({ synonyms, marks, lacks, beside }) => synonyms.length + marks.length + lacks.length > 0 || beside !== undefined,
  );

const isMoney = /\b(?:gast|spend|expens|car[oa]s?\b|cheap|barat|teuer|duur|cher|gratis|euros?\b|ruin)/u;

/** Normal words of a sentence without what it tells besides; where nothing else is said they stay. */
export function withoutAsides(text: string, table: readonly Aside[] = asides): string {
  const [clause] = against.exec(text) ?? [];
  const isIdle = clause !== undefined && !isKnown(clause) && !isMoney.test(clause);
  let rest = isIdle ? text.slice(0, -clause.length) : text;
  for (const [told, asks] of table) {
    const without = rest.replace(told, asks).trim();
    if (/\p{L}/u.test(without)) rest = without;
  }
  return rest;
}
