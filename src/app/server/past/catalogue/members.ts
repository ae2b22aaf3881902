/** The members of the demo town who buy: invented, with mailboxes and phones that are nobody's. */
import type { Language } from '#kit/shared/messages.ts';

export type Person = { readonly name: string; readonly language: Language };

const inLanguage = (language: Language, names: readonly string[]): Person[] =>
  names.map((name) => ({ name, language }));

export const travellers: readonly Person[] = [
  ...inLanguage('en', [
    'Amelia Thornbury',
    'Rhys Caddick',
    'Freya Lindholm',
    'Declan Moriarty',
    'Saoirse Kinnear',
    'Joris van Leest',
    'Beatrix Haverkamp',
    'Zara Quashie',
    'Ewan Strathie',
    'Poppy Ashdown',
    'Mikkel Torvald',
    'Imogen Pellew',
    'Kofi Ansah-Boyd',
    'Tess Wrigglesworth',
    'Lars Egerkrans',
    'Orla Fennessy',
    'Dominik Havránek',
    'Yasmin Rahimtoola',
  ]),
  ...inLanguage('es', [
    'Candela Orihuela',
    'Hugo Barrachina',
    'Martina Alcolea',
    'Izan Pastrana',
    'Alba Requena',
    'Bruno Cifuentes',
    'Noa Villaescusa',
    'Gael Monforte',
    'Carla Seguí',
    'Aitor Larrinaga',
    'Lola Barceló',
    'Mateo Quiñones',
    'Jimena Pedraza',
    'Pol Tarradellas',
    'Sofía Enguídanos',
    'Xoel Couceiro',
    'Triana Palomares',
    'Rubén Escrihuela',
  ]),
];
