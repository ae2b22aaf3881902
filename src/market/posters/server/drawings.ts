import type { Motif } from '../poster.ts';
import { arches } from './motifs/arches.ts';
import { balconies } from './motifs/balconies.ts';
import { barge } from './motifs/barge.ts';
import { bed } from './motifs/bed.ts';
import { beer } from './motifs/beer.ts';
import { bell } from './motifs/bell.ts';
import { bicycle } from './motifs/bicycle.ts';
import { bonfire } from './motifs/bonfire.ts';
import { books } from './motifs/books.ts';
import { breakfast } from './motifs/breakfast.ts';
import { buggy } from './motifs/buggy.ts';
import { burger } from './motifs/burger.ts';
import { camera } from './motifs/camera.ts';
import { camperVan } from './motifs/camper-van.ts';
import { catamaran } from './motifs/catamaran.ts';
import { chef } from './motifs/chef.ts';
import { cinema } from './motifs/cinema.ts';
import { climber } from './motifs/climber.ts';
import { coach } from './motifs/coach.ts';
import { cocktail } from './motifs/cocktail.ts';
import { coffee } from './motifs/coffee.ts';
import { comedy } from './motifs/comedy.ts';
import { compass } from './motifs/compass.ts';
import { convertible } from './motifs/convertible.ts';
import { danceShoes } from './motifs/dance-shoes.ts';
import { decks } from './motifs/decks.ts';
import { dog } from './motifs/dog.ts';
import { dumbbell } from './motifs/dumbbell.ts';
import { placeSetting } from './motifs/place-setting.ts';
import { drums } from './motifs/drums.ts';
import { sandcastle } from './motifs/sandcastle.ts';
import { lantern } from './motifs/lantern.ts';
import { skateboard } from './motifs/skateboard.ts';
import { speedboat } from './motifs/speedboat.ts';
import { cargoBike } from './motifs/cargo-bike.ts';
import { cityCar } from './motifs/city-car.ts';
import { easel } from './motifs/easel.ts';
import { ferrisWheel } from './motifs/ferris-wheel.ts';
import { fireworks } from './motifs/fireworks.ts';
import { fish } from './motifs/fish.ts';
import { fishing } from './motifs/fishing.ts';
import { flamenco } from './motifs/flamenco.ts';
import { foam } from './motifs/foam.ts';
import { football } from './motifs/football.ts';
import { golf } from './motifs/golf.ts';
import { grill } from './motifs/grill.ts';
import { guideFlag } from './motifs/guide-flag.ts';
import { guitar } from './motifs/guitar.ts';
import { hammock } from './motifs/hammock.ts';
import { headphones } from './motifs/headphones.ts';
import { highRise } from './motifs/high-rise.ts';
import { hike } from './motifs/hike.ts';
import { horse } from './motifs/horse.ts';
import { hotAirBalloon } from './motifs/hot-air-balloon.ts';
import { iceCream } from './motifs/ice-cream.ts';
import { jetski } from './motifs/jetski.ts';
import { karaoke } from './motifs/karaoke.ts';
import { kayak } from './motifs/kayak.ts';
import { key } from './motifs/key.ts';
import { keyRack } from './motifs/key-rack.ts';
import { kickScooter } from './motifs/kick-scooter.ts';
import { kite } from './motifs/kite.ts';
import { lifebuoy } from './motifs/lifebuoy.ts';
import { lifeguard } from './motifs/lifeguard.ts';
import { marketStall } from './motifs/market-stall.ts';
import { masks } from './motifs/masks.ts';
import { megaphone } from './motifs/megaphone.ts';
import { microphone } from './motifs/microphone.ts';
import { mixingDesk } from './motifs/mixing-desk.ts';
import { mirrorball } from './motifs/mirrorball.ts';
import { mop } from './motifs/mop.ts';
import { moped } from './motifs/moped.ts';
import { paddleBoard } from './motifs/paddle-board.ts';
import { padel } from './motifs/padel.ts';
import { paella } from './motifs/paella.ts';
import { parasail } from './motifs/parasail.ts';
import { parasol } from './motifs/parasol.ts';
import { pastry } from './motifs/pastry.ts';
import { picnic } from './motifs/picnic.ts';
import { pizza } from './motifs/pizza.ts';
import { pool } from './motifs/pool.ts';
import { quiz } from './motifs/quiz.ts';
import { ramen } from './motifs/ramen.ts';
import { record } from './motifs/record.ts';
import { roadBike } from './motifs/road-bike.ts';
import { runner } from './motifs/runner.ts';
import { sailboat } from './motifs/sailboat.ts';
import { sauna } from './motifs/sauna.ts';
import { saxophone } from './motifs/saxophone.ts';
import { scissors } from './motifs/scissors.ts';
import { shaker } from './motifs/shaker.ts';
import { shopTill } from './motifs/shop-till.ts';
import { snorkel } from './motifs/snorkel.ts';
import { steeringWheel } from './motifs/steering-wheel.ts';
import { streetOfOldTown } from './motifs/street-of-old-town.ts';
import { suitcase } from './motifs/suitcase.ts';
import { sunbed } from './motifs/sunbed.ts';
import { sunhat } from './motifs/sunhat.ts';
import { surf } from './motifs/surf.ts';
import { sushi } from './motifs/sushi.ts';
import { swimmer } from './motifs/swimmer.ts';
import { tacos } from './motifs/tacos.ts';
import { tandem } from './motifs/tandem.ts';
import { tapas } from './motifs/tapas.ts';
import { tattoo } from './motifs/tattoo.ts';
import { tents } from './motifs/tents.ts';
import { tram } from './motifs/tram.ts';
import { tray } from './motifs/tray.ts';
import { van } from './motifs/van.ts';
import { velvetRope } from './motifs/velvet-rope.ts';
import { viewpoint } from './motifs/viewpoint.ts';
import { villa } from './motifs/villa.ts';
import { volleyball } from './motifs/volleyball.ts';
import { washing } from './motifs/washing.ts';
import { waterSlide } from './motifs/water-slide.ts';
import { wine } from './motifs/wine.ts';
import { wrench } from './motifs/wrench.ts';
import { yacht } from './motifs/yacht.ts';
import { yoga } from './motifs/yoga.ts';
import type { Subject } from './subject.ts';

/** The drawing of each motif: what it shows, apart from the scene around it. */
export const drawings: Readonly<Record<Motif, Subject>> = {
  arches,
  balconies,
  bed,
  beer,
  bell,
  bicycle,
  'road-bike': roadBike,
  bonfire,
  books,
  breakfast,
  buggy,
  burger,
  camera,
  'camper-van': camperVan,
  catamaran,
  chef,
  cinema,
  climber,
  coach,
  cocktail,
  coffee,
  comedy,
  compass,
  convertible,
  'dance-shoes': danceShoes,
  decks,
  dog,
  dumbbell,
  'place-setting': placeSetting,
  drums,
  sandcastle,
  lantern,
  skateboard,
  speedboat,
  'cargo-bike': cargoBike,
  'city-car': cityCar,
  easel,
  'ferris-wheel': ferrisWheel,
  fireworks,
  fish,
  fishing,
  flamenco,
  foam,
  football,
  golf,
  grill,
  'guide-flag': guideFlag,
  guitar,
  hammock,
  headphones,
  'high-rise': highRise,
  hike,
  horse,
  'hot-air-balloon': hotAirBalloon,
  'ice-cream': iceCream,
  jetski,
  karaoke,
  kayak,
  key,
  'key-rack': keyRack,
  'kick-scooter': kickScooter,
  kite,
  lifebuoy,
  lifeguard,
  'market-stall': marketStall,
  masks,
  megaphone,
  microphone,
  'mixing-desk': mixingDesk,
  mirrorball,
  mop,
  moped,
  'paddle-board': paddleBoard,
  padel,
  paella,
  parasail,
  parasol,
  pastry,
  picnic,
  pizza,
  pool,
  quiz,
  ramen,
  record,
  runner,
  sailboat,
  sauna,
  saxophone,
  scissors,
  shaker,
  'shop-till': shopTill,
  snorkel,
  'steering-wheel': steeringWheel,
  'street-of-old-town': streetOfOldTown,
  suitcase,
  sunbed,
  sunhat,
  surf,
  sushi,
  swimmer,
  tacos,
  tandem,
  tapas,
  tattoo,
  tents,
  tram,
  tray,
  van,
  'velvet-rope': velvetRope,
  viewpoint,
  villa,
  volleyball,
  washing,
  'water-slide': waterSlide,
  wine,
  wrench,
  yacht,
  barge,
  yoga,
};
