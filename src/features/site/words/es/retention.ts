/** The table of the privacy policy that says how long what is kept, in Spanish; retention.ts has the figures. */
import { staffHours } from '#features/auth/rules.ts';
import { retention } from '../../retention.ts';
import type { KindOfData } from '../../retention.ts';

const days = (
  kind: Extract<
    KindOfData,
    | 'sessions'
    | 'devices'
    | 'invitations'
    | 'changes'
    | 'wishes'
    | 'visits'
    | 'letters'
    | 'givenTickets'
    | 'imports'
    | 'claimDocuments'
    | 'applications'
    | 'backups'
  >,
) => `${retention[kind].days} días`;
const years = (
  kind: Extract<
    KindOfData,
    | 'orders'
    | 'sellerReports'
    | 'messages'
    | 'holidays'
    | 'prospects'
    | 'reports'
    | 'claims'
    | 'conversations'
    | 'audit'
  >,
) => `${retention[kind].days / 365} años`;

const kinds: Record<KindOfData, readonly [what: string, howLong: string, why: string]> = {
  account: [
    'Tu cuenta, con la versión de las condiciones con que se abrió, y los equipos en los que estás',
    'Hasta que la borres',
    'Es nuestro contrato contigo.',
  ],
  saved: [
    'Lo que guardaste, también búsquedas, a lo que te apuntaste, qué correos quieres y qué plazas esperas',
    'Hasta que lo quites, o con la cuenta',
    'Nos pediste guardarlo.',
  ],
  sessions: [
    'Las sesiones',
    `${days('sessions')} desde que entras, o hasta que sales; las de nuestra recepción, ${staffHours} horas`,
    'Para que no tengas que entrar cada vez.',
  ],
  devices: [
    'Los dispositivos con los que entras',
    `${days('devices')} desde que usas uno por última vez`,
    'Para avisarte de uno nuevo.',
  ],
  secondStep: ['Tu segundo paso: aplicación, llaves, códigos', 'Hasta que lo quites', 'Nos lo pediste.'],
  steps: ['Lo que empezaste al entrar y no acabaste', 'Menos de un día', 'Para que puedas seguir.'],
  invitations: [
    'Las invitaciones a un equipo',
    `${days('invitations')}, o hasta que se aceptan o se retiran`,
    'Llegan a quien querías, o a nadie.',
  ],
  resets: ['Las llaves para una contraseña nueva', '30 minutos', 'Más tiempo sería un riesgo para ti.'],
  proofs: ['Los enlaces que confirman un correo', 'Un día', 'Da tiempo a encontrar el mensaje.'],
  counters: [
    'Cuántas veces pidió algo una dirección, un teléfono o un buzón, cada uno como huella',
    'Un día como mucho',
    'Para que nadie reciba avalanchas ni le adivinen la contraseña.',
  ],
  orders: [
    'Pedidos con la versión de sus condiciones, entradas, pagos, devoluciones, facturas con sus registros, liquidaciones y los libros',
    `${years('orders')} como mínimo; cuando se borra la cuenta no queda ningún nombre, salvo en las facturas que te nombran`,
    'Lo piden el Código de Comercio (artículo 30) y las leyes fiscales. Los importes quedan: los libros tienen que cuadrar.',
  ],
  givenTickets: [
    'Enlaces con los que se dieron entradas a otras personas, sus nombres, y quién guarda una de esas entradas en su cuenta',
    `${days('givenTickets')} después de aquello para lo que vale la entrada; antes si se recupera o se deja, o si cualquiera de las dos partes borra su cuenta`,
    'Con él esa persona abre su entrada y se entera de lo que cambia, y en la puerta la encuentran.',
  ],
  traders: [
    'Quién vende, como lo dice quien anuncia, y con qué versión de las condiciones',
    `Con la cuenta; de quien vendió por dinero, ${years('orders')} desde la última venta`,
    'Lo piden la ley de comerciantes en línea y la de comunicación de ventas.',
  ],
  sellerReports: [
    'Lo que se comunicó a Hacienda de quien vende',
    `${years('sellerReports')} desde el final de su año`,
    'La ley de comunicación de ventas ((UE) 2021/514) pide entre cinco y diez.',
  ],
  payoutAccounts: [
    'Dónde cobra quien anuncia: un número de cuenta, sellado, o el nombre de una cuenta en el proveedor de pagos',
    `Con la cuenta; el nombre en el proveedor de quien vendió por dinero, ${years('orders')} desde la última venta`,
    'Ahí cobra quien anuncia.',
  ],
  plans: ['Un plan y cómo se cobra', 'Hasta que se borra la cuenta', 'Se renueva como acordaste.'],
  letters: ['Los correos que te enviamos', days('letters'), 'Para saber en la recepción adónde fue cada uno.'],
  messages: [
    'Mensajes, avisos y consultas de negocios y de publicidad',
    `${years('messages')} desde que los envías`,
    'Para contestarte y para defendernos de reclamaciones.',
  ],
  holidays: [
    'Solicitudes de vacaciones y sus planes',
    `${years('holidays')} desde que las envías`,
    'Para planear, y por si hay reclamaciones.',
  ],
  proposals: [
    'Los anuncios que propones, con tus datos de contacto',
    'Un año',
    'Por si hay preguntas sobre lo publicado.',
  ],
  applications: [
    'Las solicitudes de empleo',
    `${days('applications')} desde que las envías`,
    'Hasta que el puesto esté ocupado.',
  ],
  guestReviews: [
    'Tus opiniones y lo que dicen de ti los anfitriones',
    'Mientras exista el anuncio; tus palabras y tu nombre se van si borras tu cuenta',
    'Para que opine solo quien estuvo.',
  ],
  reports: [
    'Lo que denunciaste, lo que decía entonces, y lo que se decidió y se alegó',
    `${years('reports')} desde que las envías`,
    'Seis meses se puede oponer uno a una decisión, y las reclamaciones llegan después: para que se pueda revisar.',
  ],
  claims: [
    'Las páginas que dijiste que son tuyas y lo que dijiste de las solicitudes de otros',
    `${years('claims')} desde que lo pides`,
    'Para que se pueda revisar la decisión.',
  ],
  claimDocuments: [
    'Los documentos con los que muestras que una página es tuya',
    `${days('claimDocuments')} desde la decisión; al momento si la retiras`,
    'Solo los ve la recepción, para decidir.',
  ],
  conversations: [
    'Mensajes entre clientes y anfitriones, o entre solicitantes y empresas, y sus denuncias',
    `${years('conversations')} desde el último; sobre una solicitud, lo que dure ella; se borran con cualquiera de las dos cuentas`,
    'Para que ambos puedan consultar lo acordado.',
  ],
  prospects: [
    'Negocios que nos gustaría tener',
    `${years('prospects')} desde el último contacto`,
    'Nuestro interés en encontrar socios; puedes oponerte.',
  ],
  listings: [
    'Los anuncios y lo que muestran de sus dueños',
    'Mientras se muestran; luego, mientras haya pedidos que los nombren',
    'Quien compra tiene que saber qué compró.',
  ],
  changes: [
    'Lo que cambias en un anuncio público',
    `Hasta que la recepción decida; después, y donde no hace falta, ${days('changes')}`,
    'Para que la recepción vea qué se publicó y tú lo que dijo.',
  ],
  photos: [
    'Las fotos',
    'Un día desde que ningún anuncio las muestra',
    'Alguien puede estar escribiendo aún el anuncio.',
  ],
  imports: [
    'Los archivos de anuncios que importó nuestra recepción, con lo que dieron para ellos las empresas',
    days('imports'),
    'Para poder comprobar y deshacer una importación.',
  ],
  wishes: [
    'Qué palabras se buscaron y no se encontraron',
    `${days('wishes')}, como un número por día; sin quién, desde dónde ni a qué hora`,
    'Para saber qué le falta al pueblo. Lo que parece un correo, un teléfono o una tarjeta no se apunta.',
  ],
  visits: [
    'Cuántas veces se abrió la página de un anuncio, se pulsó su teléfono o se pidió cómo llegar',
    `${days('visits')}, como un número por anuncio y día, y cómo se llegó; sin quién y sin cookies`,
    'Para que quien anuncia vea lo que el pueblo le trae.',
  ],
  audit: ['Quién hizo qué en la recepción', years('audit'), 'Para encontrar errores y abusos.'],
  tasks: ['Trabajo pendiente, como un correo por enviar', 'Hasta que esté hecho', 'Así se cumple lo prometido.'],
  logs: [
    'Los registros del servidor',
    'No contienen nada personal',
    'Rutas, respuestas y tiempos bastan para encontrar un fallo.',
  ],
  backups: ['Las copias de seguridad', days('backups'), 'Para que un fallo nuestro no te cueste lo que es tuyo.'],
  erasures: [
    'La lista de cuentas borradas',
    'Sin fin: un número al azar y un instante por cada una',
    'Para que ninguna copia devuelva a quien se borró.',
  ],
};

export const retentionTable = {
  caption: 'Cada clase de datos',
  head: ['Qué', 'Cuánto tiempo', 'Por qué'],
  rows: Object.values(kinds),
};
