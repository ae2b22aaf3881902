/** What demo guests say, by what it is of: well meant ones first, then one that misses something. Most only give stars. */
import type { Language } from '#kit/shared/messages.ts';

type Said = Readonly<Record<Language, readonly string[]>>;
export type Spoken = { readonly good: Said; readonly fair: Said };

export const stays: Spoken = {
  good: {
    en: [
      'Exactly as described. Everything we needed was in the kitchen, and it is quiet at night.',
      'Keys were there, instructions were clear, everything was clean. We would book it again tomorrow.',
      'Better equipped than our own kitchen. The kids did not want to go home.',
    ],
    es: [
      'Tal cual se describe. En la cocina había de todo, y de noche hay silencio.',
      'Llaves puntuales, instrucciones claras y todo limpio. Repetiremos seguro.',
      'Mejor equipado que nuestra propia cocina. Los niños no querían volver a casa.',
    ],
  },
  fair: {
    en: ['Good place and fair price. The lift takes its time and the wifi is tired by the evening.'],
    es: ['Buen sitio y buen precio. El ascensor va con calma y el wifi se cansa por la tarde.'],
  },
};

export const things: Spoken = {
  good: {
    en: [
      'Picked up in five minutes, everything in order, a good tip for a quiet cove on top.',
      'Well kept and ready when we were. Best afternoon of the trip.',
      'Friendly, on time, no small print. Brought it back with a sunburn and a smile.',
    ],
    es: [
      'Recogida en cinco minutos, todo en orden y, de regalo, el consejo de una cala tranquila.',
      'Bien cuidado y listo a la hora. La mejor tarde del viaje.',
      'Amables, puntuales y sin letra pequeña. Lo devolvimos quemados por el sol y contentos.',
    ],
  },
  fair: {
    en: ['All fine in the end, though we waited twenty minutes for the one before us to come back.'],
    es: ['Al final todo bien, aunque esperamos veinte minutos a que volviera el anterior.'],
  },
};

export const tables: Spoken = {
  good: {
    en: [
      'We came for one drink and stayed for the whole evening. They remember your name.',
      'Every plate arrived hot and at its own pace. The rice alone is worth the walk.',
      'Small, loud and honest. Ask what is good today and take that.',
    ],
    es: [
      'Íbamos a tomar una y nos quedamos toda la noche. Se acuerdan de tu nombre.',
      'Cada plato llegó caliente y a su ritmo. Solo por el arroz ya merece el paseo.',
      'Pequeño, ruidoso y honesto. Pregunta qué hay bueno hoy y pídelo.',
    ],
  },
  fair: {
    en: ['Lovely food, but on a full Saturday the kitchen needs patience.'],
    es: ['Muy rico, pero un sábado lleno la cocina pide paciencia.'],
  },
};

export const nights: Spoken = {
  good: {
    en: [
      'Sound, lights, people: all of it in tune. We left when the street lamps went off.',
      'No queue with the code, kind people at the door, and a DJ who looks at the floor.',
      'Went with my sister, danced with strangers, slept until noon.',
    ],
    es: [
      'Sonido, luces y gente: todo afinado. Salimos cuando se apagaban las farolas.',
      'Sin cola con el código, gente amable en la puerta y un DJ que mira a la pista.',
      'Fui con mi hermana, bailé con desconocidos y dormí hasta mediodía.',
    ],
  },
  fair: {
    en: ['Great music. One bar for so many people is not enough at two in the morning.'],
    es: ['Muy buena música. Una sola barra para tanta gente se queda corta a las dos.'],
  },
};

export const days: Spoken = {
  good: {
    en: [
      'You notice that they like what they do. We learned something and laughed a lot.',
      'Well organised from the first message to the goodbye. Good with children too.',
      'Worth every minute. We would not have found half of it on our own.',
    ],
    es: [
      'Se nota que les gusta lo que hacen. Aprendimos algo y nos reímos mucho.',
      'Bien organizado desde el primer mensaje hasta la despedida. Y con niños, de diez.',
      'Cada minuto mereció la pena. Solos no habríamos encontrado ni la mitad.',
    ],
  },
  fair: {
    en: ['Nice people and a good idea. A little more shade would help in August.'],
    es: ['Gente maja y buena idea. En agosto se agradecería un poco más de sombra.'],
  },
};
