/** What is told of the people who come: how old they are, when they get up, what they love. Read like all asides (asides.ts). */
import type { Aside } from './aside.ts';
import { whole } from './aside.ts';

const and = '(?: ?(?:,|and|y|e|und|en|et|-|to|a|bis|tot) ?)';
const years =
  '(?:(?:year|yr)s? ?olds?|yo|y o|anos(?: de edad)?(?! de)|anitos|jahre alt|jahrigen?[rs]?|jaar oud|jarigen?|ans)';
const measured =
  '(?! ?(?:euros?|eur|nights?|noches?|nachte?n?|nuits?|days?|dias?|tage?n?|dagen|jours?|hours?|horas?|stunden|uur|heures?|weeks?|semanas?|wochen|weken|months?|meses|people|personas?|adults?|adultos?|kids|children|ninos|am|pm|uhr|h|bed|beds|bedrooms?|rooms?|hab|habitaciones|dormitorios|zimmer|kamers|chambres|km))';
const young =
  'teenagers?|teens?|teenies?|kids?|children|child|boys?|girls?|sons?|daughters?|grandkids|grandchildren|nephews?|nieces?|adolescentes?|ninos?|ninas?|hijos?|hijas?|nietos?|nietas?|sobrinos?|kinder[n]?|kind|sohne?|tochter|jugendliche[n]?|kinderen|tieners?|zoon|dochter|enfants?|ados?|adolescents?|fils|filles?';
const small =
  '(?:[1-9]|1[0-2]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)';
const teen = '(?:1[3-7]|thirteen|fourteen|fifteen|sixteen|seventeen|trece|catorce|quince|dieciseis|diecisiete)';
const aged = '(?:(?:aged?|ages|de|con|von|van|im alter von|who (?:is|are)|(?:que )?tienen?|mit) )?';

const early = '(?:very |really |so |super |muy |bien )?';

const loves =
  '(?:who |that |he |she |they )?(?:really |just |absolutely )?(?:loves?|likes?|adores?|enjoys?|is (?:really )?into|are (?:really )?into|(?:is|are) (?:mad|crazy|nuts) about|(?:is|are) (?:a |big |huge |a big |a huge )*(?:fans? of|lovers? of))';
const leEncanta =
  '(?:que |a quien |al que |a la que )?(?:(?:le|les) (?:encantan?|gustan?|chiflan?|flipan?|apasionan?)(?: mucho)?|adoran?|aman?|es (?:muy )?(?:fan|fanatic[oa]|amante|aficionad[oa]) (?:de|a))(?: (?:el|la|los|las))?';

export const ofPeople: readonly Aside[] = [
  // How old the young ones are: the word for them says it
  whole(`(${young}) ?${aged}${teen}(?:${and}\\d{1,2})*(?: ?${years})?${measured}`, 'teenagers'),
  whole(`(${young}) ?${aged}${small}(?:${and}\\d{1,2})* ?${years}`, '$1'),
  whole(`(${young}) ?${aged}(?:[1-9]|1[0-2])(?:${and}(?:[1-9]|1[0-7]))+${measured}`, '$1'),
  whole(
    `(?:a |an |my |un |una |mi |mein |mijn )?${teen}(?:${and}${teen})* ?(?:(?:year|yr)s? ?olds?|yo|jahrige[rn]?|jarigen?)`,
    'teenagers',
  ),
  whole(`(?:a |an |my |our )?${small}(?:${and}${small})* ?(?:(?:year|yr)s? ?olds?|yo)(?: (?:${young}))?`, 'kids'),
  // And the old ones
  whole(
    `(?:who )?(?:is |are |re |s )?(?:in )?(?:their|his|her|our|my) (?:early |mid |late )?(?:sixties|seventies|eighties|nineties)|(?:de|con) (?:mas de )?(?:[6-9]\\d|sesenta|setenta|ochenta|noventa)(?: y (?:tantos|pico))? anos|(?:[7-9]\\d) ?(?:(?:year|yr)s? ?olds?|jahre alt|jaar oud)`,
    'grandparents',
  ),
  // Who gets up early goes home early
  whole(
    `(?:(?:but|and|because|as) )?(?:(?:i|we|he|she|they)(?: ve| m| re)? )(?:have (?:got )?to |need to |must |got to |gotta |am |are )?(?:(?:get|wake|be|getting|waking) up|(?:start|work|working|fly|flying|drive|driving|leave|leaving)) ${early}early(?: (?:in the morning|tomorrow(?: morning)?|the next (?:day|morning)))?`,
    'early night',
  ),
  whole(
    '(?:(?:but|and|because|as) )?(?:i|we)(?: ve| m| re)? (?:(?:have|got|have got) (?:a |an )?(?:early )?(?:work|shift|exam|class|meeting|flight|train|run|race)|work|am working|are working) (?:early )?(?:in the morning|tomorrow(?: morning)?)(?: early)?',
    'early night',
  ),
  whole(
    `(?:(?:pero|y|que|porque|es que) )?(?:manana )?(?:(?:tengo|tenemos|hay|toca) (?:que )?madrugar|madrugo|madrugamos|(?:me|nos) levant(?:o|amos) ${early}(?:pronto|temprano)|(?:trabajo|trabajamos|curro|curramos|entro|entramos)(?: a currar| a trabajar)? ${early}(?:pronto|temprano))(?: manana)?`,
    'sin trasnochar',
  ),
  whole(
    '(?:(?:pero|y|que|porque|es que) )?(?:manana (?:trabajo|trabajamos|curro|curramos|(?:tengo|tenemos) (?:clase|examen|curro|trabajo|turno|reunion|carrera))|(?:trabajo|trabajamos|curro|curramos) manana)',
    'sin trasnochar',
  ),
  whole(
    '(?:(?:aber|und|denn|weil) )?(?:(?:ich|wir) )?(?:muss|mussen) (?:morgen )?(?:sehr )?(?:fruh|zeitig) (?:raus|aufstehen|los|hoch|arbeiten)|(?:(?:maar|en|want) )?(?:(?:ik|we|wij) )?moet(?:en)? (?:morgen )?(?:heel )?vroeg (?:op|opstaan|weg|werken)|(?:(?:mais|et|car) )?(?:je|on|nous) (?:me |se |nous )?(?:dois (?:me )?lever|leve|levons|travaille|travaillons) (?:tres )?tot(?: demain)?',
    'early night',
  ),
  // What is brought home for somebody is a present
  whole(
    '(?:(?:something|some things?|anything) (?:\\p{L}+ )?)?(?:to|i can|we can|i could) (?:bring|take|carry) (?:back )?home(?: (?:for|to) (?:my |our |the )?\\p{L}+)?|(?:what |something |anything )(?:to|can i|can we|i can|should i) (?:bring|take|carry) back(?: (?:for|to) (?:my |our |the )?\\p{L}+)?|(?:que )?(?:le |les )?(?:puedo |podemos )llevar(?:le|les|me|nos)? (?:de recuerdo|de vuelta)(?: (?:a|para) (?:mi |la |el )?\\p{L}+)?|(?:algo (?:\\p{L}+ )?)?(?:para|que) (?:llevar(?:le|les|me|nos|selo)?|traer(?:le|les)?) (?:a casa|de vuelta)(?: (?:a|para) (?:mi |la |el )?\\p{L}+)?',
    'gift',
  ),
  whole(
    '(?:(?:but|and|aber|und|maar|en|pero|y) )?(?:(?:want to |be |be back )?in bed (?:by|before|at) (?:midnight|\\d{1,2}(?: ?(?:pm|am))?)|(?:um|vor|bis) mitternacht (?:im|ins) bett(?: sein)?|voor middernacht in bed|(?:estar )?en la cama (?:a|antes de) (?:las \\d{1,2}|medianoche))',
    'early night',
  ),
  // Who studies and looks for work
  whole(
    '(?:yo )?estudi(?:o|amos) y (?:(?:solo |busco |quiero |puedo |necesito |me gustaria )+)?(?:trabajar|trabajo|curro|currar)',
    'trabajo para estudiantes',
  ),
  // A present for somebody is what they love
  whole(
    `(?:(?:birthday|christmas|xmas|anniversary|wedding|farewell|leaving|thank you) )?(?:gifts?|presents?|surprise|treat|experience) for (?:(?:my|a|an|the|our|his|her) )?\\p{L}+(?: \\p{L}+)?(?: ¦| \\|)? ${loves} (?!this|that|it|him|her|everything)(\\p{L}+)`,
    '$1',
  ),
  whole(
    `(?:regalos?|sorpresa|detalle)(?: de (?:cumple(?:anos)?|navidad|reyes|aniversario|boda|despedida))? para (?:(?:mi|un|una|el|la|su) )?\\p{L}+(?: ¦| \\|)? ${leEncanta} (\\p{L}+)`,
    '$1',
  ),
  // Whom of the family it is for tells nothing of it
  whole(
    '(gifts?|presents?|souvenirs?|regal(?:o|ito)s?|recuerdos?|detalle|geschenke?|cadeaus?|cadeautjes?) (?:for|para|a|fur|voor|pour) (?:(?:my|our|the|mi|nuestra|el|la|meine[nr]?|mijn|ma|mon) )?(?:mum|mom|mother|dad|father|nan|gran|granny|grandma|grandmother|grandad|grandpa|sister|brother|girlfriend|boyfriend|wife|husband|boss|madre|mama|padre|papa|abuel[oa]|yaya|herman[oa]|novi[oa]|mujer|marido|jef[ea]|mutter|vater|oma|opa|schwester|bruder|freundin|freund|moeder|vader|zus|broer|vriendin|vriend|mere|pere|soeur|frere|copine|copain)',
    '$1',
  ),
];
