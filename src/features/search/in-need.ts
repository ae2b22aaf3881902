/**
 * Who types that they need help now: a doctor, the police. No listing answers that, and a number does. Apart from the
 * words that the search knows: those are the server's alone, and this the page asks.
 */

/** As it is typed in a hurry, in the languages of the town's guests, each line a pattern of whole words. Data. */
const calls = [
  'emergency|ambulance|doctors?|paramedics?|hospitals?|pharmac(?:y|ies)|chemists?|police|robbed|stolen|raped|overdose|spiked drinks?|drinks? spiked|lost passport|heatstroke',
  'emergencias?|urgencias|ambulancias?|m[eé]dic[oa]s?|hospitales|centro de salud|farmacias?|polic[ií]a|comisar[ií]a|robo|robado|violaci[oó]n|sobredosis|sumisi[oó]n qu[ií]mica|pasaporte perdido|insolaci[oó]n|socorro',
  'notfall|notarzt|krankenwagen|arzt|krankenhaus|apotheke|polizei|noodgeval|ziekenwagen|dokter|huisarts|ziekenhuis|apotheek|politie|urgence|m[eé]decin|h[oô]pital|pharmacie|samu',
];

const call = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${calls.join('|')})(?![\p{L}\p{N}])`, 'iu');

/** Whether the words of a search ask for help. */
export const asksForHelp = (query: string): boolean => call.test(query.normalize('NFC'));
