/** Advice for the town, in English; words/es/safety.ts has the same shape. */
import { town } from '#market/town/town.ts';

const { name, emergency } = town;

export const words = {
  title: `Safety tips · ${town.brand}`,
  description: `Numbers to call and what to know about beaches, nights, taxis and tricks in ${name}.`,
  heading: 'Home in one piece',
  lead: `What locals tell their friends before a first night in ${name}. Two minutes, then go out.`,
  numbersTitle: 'In an emergency',
  numbers: {
    general: 'Emergencies',
    localPolice: 'Local police',
    medical: 'Medical help',
  },
  numbersNote: `${emergency.general} is free, works from any phone and without credit, day and night. Ask for English. Say where you are first: a beach and the nearest hotel will do.`,
  sections: [
    {
      id: 'beach',
      title: 'On the beach',
      tips: [
        'Read the flag. Green: swim. Yellow: stay close to the shore. Red: stay out, or pay a fine and somebody else’s rescue.',
        'The beaches of Levante and Poniente are closed from midnight to 7 for cleaning. Swimming or sleeping there at night is dangerous, and fined.',
        'Swim where a lifeguard sees you, inside the yellow buoys: boats and jet skis pass outside them.',
        'Never after drinking. Never dive into water whose depth you don’t know; at the coves of Almadrava and Tío Ximo there are rocks.',
        'From noon to five the sun means it: shade, a hat, factor 30 or more again after each swim, and water before you are thirsty.',
        'Jellyfish: rinse with sea water, not with fresh water, don’t rub, and ask the lifeguard.',
        'One of you stays with the bags. A phone in a shoe fools nobody.',
      ],
    },
    {
      id: 'nightlife',
      title: 'At night',
      tips: [
        'Agree on a meeting point before the first bar. Phones die, friends get lost, the point stays.',
        `Watch your drink being poured and keep it in your hand. If you feel strange after one, tell a friend and the staff, and call ${town.emergency.general}.`,
        'Ask for the price before you order, above all for bottles and at tables.',
        'The age for alcohol is 18. Drinking in the street and on the beach is fined.',
        'Balconies are for looking. No climbing, no jumping, no sitting on the rail: people die of it every summer, and no insurance pays.',
        `No is no. Anyone harassed finds help with the staff, at a Punto Violeta where there is one, on 016 (free, at any hour, in many languages), or on ${town.emergency.general}.`,
        `Nobody who can’t walk goes home alone. Somebody who can’t be woken is an emergency: on their side, and ${town.emergency.general}.`,
      ],
    },
    {
      id: 'transport',
      title: 'Getting around',
      tips: [
        'Real taxis are white, with a green light on the roof when free, a blue number plate and a running meter. Take them at a rank, by phone or by app.',
        'The tram goes to Alicante, Altea and Dénia. Look up the last one before you go out, not after.',
        'Electric scooters: one person, never on the pavement or the promenade, no phone in the hand. The same alcohol limits as for cars, and the same fines.',
        'Driving starts with not drinking. A taxi across town costs less than two cocktails.',
        'Photograph a rented scooter, bike or car from all sides before you ride it, and when you bring it back.',
        'On a boat or a jet ski: life jacket on, cord around the wrist, and nobody at the controls who has been drinking.',
      ],
    },
    {
      id: 'scams',
      title: 'Tricks and scams',
      tips: [
        'The pea under the three cups can’t be won. The lucky winner works for them, and so does the hand in your pocket.',
        'A flower, a sprig of rosemary, a hug from a stranger: step back and hold on to your watch and your wallet.',
        'Cocktails sold on the sand are mixed where you don’t want to know, and selling them is illegal. The bar is 50 metres away.',
        '“You have won a prize, just come to a short meeting” is a day of your holiday, and a contract.',
        'Never pay for a room by bank transfer to somebody you only know from a chat. Holiday homes here have a licence number beginning with VT: ask for it.',
        'Tickets from a man in the street may be sold five times. Ours are codes in your dashboard, each good for one person.',
        'Phone stolen? The message “we found it, sign in here” comes from the thief. Lock it from the maker’s own site, and report it to the police.',
      ],
    },
    {
      id: 'locations',
      title: 'Place by place',
      tips: [
        'Levante and Rincón de Loix: crowded until morning. Keep to the lit avenues, phone in the front pocket, bag across the chest.',
        'Old town: narrow lanes, steep steps, polished stone. Lovely, slippery when wet, and the best place for pickpockets on market days.',
        'Poniente: quieter, with long dark stretches late at night. Walk along the promenade rather than the sand.',
        'Sierra Helada and the Cross: no railings, no shade, no water. Real shoes, a bottle each, and back down before dark; the edge of the cliff crumbles.',
        'The island: the last boat does not wait. Ask for its time before you get off.',
        'Hospital: the public one is in Villajoyosa, ten kilometres away; in town there are public health centres and a private hospital. Bring your European health card or your insurance.',
      ],
    },
  ],
  more: 'Something happened?',
  moreText: 'When everybody is safe, tell us: what you report may spare the next one.',
} as const;
