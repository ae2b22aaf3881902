/** Consejos para la ciudad, en español; la forma es la de words/en/safety.ts. */
import type { SameShape } from '#kit/shared/same-shape.ts';
import { town } from '#market/town/town.ts';
import type { words as english } from '../en/safety.ts';

const { name, emergency } = town;

export const words: SameShape<typeof english> = {
  title: `Consejos de seguridad · ${town.brand}`,
  description: `A qué números llamar y qué saber de playas, noches, taxis y trucos en ${name}.`,
  heading: 'De vuelta y de una pieza',
  lead: `Lo que la gente de aquí cuenta a sus amigos antes de su primera noche en ${name}. Dos minutos, y a la calle.`,
  numbersTitle: 'En una emergencia',
  numbers: {
    general: 'Emergencias',
    localPolice: 'Policía Local',
    medical: 'Urgencias médicas',
  },
  numbersNote: `El ${emergency.general} es gratis, funciona desde cualquier teléfono y sin saldo, de día y de noche. Di primero dónde estás: basta con una playa y el hotel más cercano.`,
  sections: [
    {
      id: 'beach',
      title: 'En la playa',
      tips: [
        'Mira la bandera. Verde: al agua. Amarilla: cerca de la orilla. Roja: fuera, o pagas la multa y otro se juega la vida por ti.',
        'Las playas de Levante y Poniente cierran de medianoche a las 7 para limpiarlas. Bañarse o dormir allí de noche es peligroso, y se multa.',
        'Báñate donde te vea un socorrista y por dentro de las boyas amarillas: por fuera pasan barcos y motos de agua.',
        'Nunca después de beber. Nunca de cabeza donde no sepas cuánto cubre; en las calas de la Almadrava y del Tío Ximo hay rocas.',
        'De doce a cinco el sol va en serio: sombra, gorra, factor 30 o más después de cada baño, y agua antes de tener sed.',
        'Medusas: enjuaga con agua de mar, no con agua dulce, no frotes y pregunta al socorrista.',
        'Que alguien se quede con las bolsas. Un móvil dentro de un zapato no engaña a nadie.',
      ],
    },
    {
      id: 'nightlife',
      title: 'Por la noche',
      tips: [
        'Acordad un punto de encuentro antes del primer bar. Los móviles se apagan, los amigos se pierden, el punto se queda.',
        `Mira cómo te sirven la copa y no la sueltes. Si después de una te notas raro, díselo a un amigo y al personal, y llama al ${town.emergency.general}.`,
        'Pregunta el precio antes de pedir, sobre todo si es una botella o una mesa.',
        'La edad para beber alcohol es 18. Beber en la calle y en la playa se multa.',
        'Los balcones son para mirar. Ni trepar, ni saltar, ni sentarse en la barandilla: cada verano muere gente, y no hay seguro que lo pague.',
        `No es no. Si te acosan, pide ayuda al personal, en un Punto Violeta si lo hay, en el 016 (gratis, a cualquier hora, en muchos idiomas) o en el ${town.emergency.general}.`,
        `Quien no puede andar no vuelve solo. Quien no despierta es una emergencia: de lado, y al ${town.emergency.general}.`,
      ],
    },
    {
      id: 'transport',
      title: 'Moverse',
      tips: [
        'Los taxis de verdad son blancos, con luz verde en el techo cuando están libres, matrícula azul y taxímetro en marcha. En una parada, por teléfono o por aplicación.',
        'El tranvía va a Alicante, Altea y Dénia. Mira a qué hora sale el último antes de salir, no después.',
        'Patinetes eléctricos: una persona, nunca por la acera ni por el paseo, sin móvil en la mano. El mismo límite de alcohol que en coche, y las mismas multas.',
        'Conducir empieza por no beber. Un taxi por la ciudad cuesta menos que dos copas.',
        'Haz fotos por los cuatro lados del patinete, la bici o el coche que alquiles, al cogerlo y al devolverlo.',
        'En un barco o una moto de agua: chaleco puesto, cordón en la muñeca, y a los mandos nadie que haya bebido.',
      ],
    },
    {
      id: 'scams',
      title: 'Trucos y timos',
      tips: [
        'A los trileros no se les gana. El que acaba de ganar es de la banda, y la mano en tu bolsillo también.',
        'Un clavel, una ramita de romero, el abrazo de un desconocido: un paso atrás y la mano en el reloj y en la cartera.',
        'Los cócteles que venden por la arena se mezclan donde no quieres saber, y venderlos es ilegal. El bar está a 50 metros.',
        '«Te ha tocado un premio, solo tienes que venir a una charla corta» es un día de tus vacaciones, y un contrato.',
        'No pagues nunca una habitación por transferencia a alguien que solo conoces de un chat. Las viviendas turísticas de aquí tienen un número de licencia que empieza por VT: pídelo.',
        'Las entradas de un hombre en la calle pueden estar vendidas cinco veces. Las nuestras son códigos en tu página, cada uno para una persona.',
        '¿Te han robado el móvil? El mensaje «lo hemos encontrado, entra aquí» es del ladrón. Bloquéalo desde la web del fabricante y denúncialo a la policía.',
      ],
    },
    {
      id: 'locations',
      title: 'Sitio por sitio',
      tips: [
        'Levante y Rincón de Loix: gente hasta la mañana. Ve por las avenidas con luz, el móvil en el bolsillo de delante y el bolso cruzado.',
        'Casco antiguo: calles estrechas, escaleras empinadas, piedra pulida. Precioso, resbaladizo si llueve, y el sitio preferido de los carteristas en días de mercado.',
        'Poniente: más tranquila, con tramos largos y oscuros de madrugada. Mejor por el paseo que por la arena.',
        'Sierra Helada y la Cruz: sin barandillas, sin sombra, sin agua. Zapatillas de verdad, una botella por cabeza, y abajo antes de que anochezca; el borde del acantilado se deshace.',
        'La isla: el último barco no espera. Pregunta la hora antes de bajar.',
        'Hospital: el público está en Villajoyosa, a diez kilómetros; en la ciudad hay centros de salud y un hospital privado. Lleva la tarjeta sanitaria europea o tu seguro.',
      ],
    },
  ],
  more: '¿Ha pasado algo?',
  moreText: 'Cuando todo el mundo esté a salvo, cuéntanoslo: tu aviso puede ahorrárselo a otra persona.',
};
