/** Who types that they need help now: a doctor, the police. No listing answers that, and a number does. Pure. */
import { phraseKey } from './tokenize.ts';

/** As they are typed in a hurry, in the languages of the town's guests. Data. */
const calls = [
  'emergency, ambulance, doctor, paramedic, hospital, pharmacy, chemist, police, police station, robbed, stolen, raped, overdose, drink spiked, spiked drink, lost passport, passport stolen, heatstroke',
  'emergencia, urgencias, ambulancia, medico, medica, hospital, centro de salud, farmacia, policia, comisaria, robo, me han robado, robado, violacion, sobredosis, sumision quimica, pasaporte perdido, insolacion, socorro',
  'notfall, notarzt, krankenwagen, arzt, krankenhaus, apotheke, polizei, noodgeval, ziekenwagen, dokter, huisarts, ziekenhuis, apotheek, politie, urgence, medecin, hopital, pharmacie, samu',
].flatMap((line) => line.split(', ').map(phraseKey));

/** Whether the words of a search ask for help. Whole words alone: "policemen" on a stage are no call. */
export function asksForHelp(query: string): boolean {
  const said = ` ${phraseKey(query)} `;
  return calls.some((call) => said.includes(` ${call} `));
}
