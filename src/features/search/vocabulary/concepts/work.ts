/** What people call work and what they ask of it, in five languages, without accents; each word stands for its line. Data. */
export const callings: readonly string[] = [
  'waiter, waitress, camarero, camarera, server, floor staff, camarero de sala | waiting staff, wait staff, waiting tables, mesero, mesera, mozo, kellner, kellnerin, serveur, serveuse, ober, serveerster',
  'bartender, barmaid, barman, bar staff, barperson, coctelero, coctelera, mixologist, barkeeper, camarero de barra, barista | barkeeperin, barpersoneel',
  'cook, chef, cocinero, cocinera, jefe de cocina, sous chef, commis, line cook | koch, kochin, kok, cuisinier, cuisiniere',
  'kitchen porter, kitchen assistant, kitchen hand, kitchen help, dishwasher, washing up, pinche, pinche de cocina, ayudante de cocina, friegaplatos, lavaplatos | kuchenhilfe, spuler, afwasser, plongeur',
  'cleaner, cleaning, housekeeper, housekeeping, chambermaid, room attendant, maid, limpieza, limpiador, limpiadora, camarera de piso, kelly, limpieza de habitaciones, limpieza de pisos, limpieza de hoteles, limpieza de apartamentos, limpiar habitaciones, cleaning rooms, room cleaning, cleaning flats | zimmerreinigung, zimmer reinigen, hotelreinigung, kamers schoonmaken, nettoyage de chambres, faire les chambres, reinigung, putzen, reinigungskraft, zimmermadchen, schoonmaak, schoonmaker, kamermeisje, menage, femme de chambre',
  'receptionist, reception, front desk, recepcionista, recepcion | rezeption, rezeptionist, receptie, receptioniste',
  'security, doorman, bouncer, portero, vigilante, vigilante de seguridad, door staff, door steward, steward, controlador de acceso | tursteher, uitsmijter, portier, beveiliging',
  'promoter, promotor, promotora, pr, flyer, flyers, ticket seller, relaciones publicas, ticketing, repartir publicidad',
  'entertainer, entertainment team, animador, animadora, animation, animacion, animator, holiday rep, rep, kids entertainer | animateur',
  'dancer, bailarin, bailarina, gogo, go go | tanzerin, danseres, danseuse',
  'dj, djs, resident dj, deejay, deejays, pinchadiscos',
  'sound technician, sound engineer, light technician, tecnico de sonido, tecnico de luces, technician, tecnico | tontechniker, geluidstechnicus',
  'shop assistant, sales assistant, salesperson, shop work, dependiente, dependienta, vendedor, vendedora, seller, retail assistant | verkaufer, verkauferin, verkoper, winkelmedewerker, vendeur, vendeuse',
  'cashier, cajero, cajera, till, checkout operator | kassierer, kassiererin, caissier',
  'driver, chauffeur, conductor, conductora, chofer | fahrer, fahrerin, bestuurder',
  'courier, delivery driver, delivery rider, rider, repartidor, repartidora, mensajero | kurier, koerier, bezorger, coursier, livreur',
  'lifeguard, socorrista, socorrismo, salvamento | rettungsschwimmer, bademeister, badmeester, maitre nageur, sauveteur',
  'dive instructor, diving instructor, instructor de buceo, divemaster | tauchlehrer, duikinstructeur',
  'tour guide, guide, guia, guia turistico, mountain guide, guia de montana | reisefuhrer, reisleider, stadsgids',
  'boat crew, deckhand, sailor, marinero, marinera, crew member, boat work | matrose, matroos, matelot',
  'pool cleaner, pool technician, piscinero, mantenimiento de piscinas | poolreiniger',
];

export const conditions: readonly string[] = [
  'apprentice, apprenticeship, aprendiz, trainee, practicas, internship, intern, becario | ausbildung, leerling, apprenti, praktikum, stage',
  'manager, encargado, encargada, supervisor, coordinator, coordinador, coordinadora, team leader, jefe de equipo',
  'student, estudiante, university, universidad, universitario | studentenjob, studenten',
  'with accommodation, accommodation included, accommodation provided, with room, room included, with housing, housing included, staff accommodation, live in, lived in, con alojamiento, alojamiento incluido, con habitacion, con vivienda, vivienda incluida, alojamiento y comida, staff room, staff housing, room share, full board, bed and dinner, habitacion de personal, piso compartido, cama y cena, pension completa | mit unterkunft, mit wohnung, met kost en inwoning, met accommodatie, met onderdak, avec logement, loge',
  'morning shift, morning work, mornings, turno de manana, trabajo de manana, trabajar de manana, por las mananas | fruhschicht, ochtenddienst',
  'weekend work, weekend job, weekends, weekends only, only weekends, weekend shift, saturday job, sunday job, solo fines de semana, solo los fines de semana, trabajo de fin de semana, friday and saturday, viernes y sabado, trabajo fin de semana, trabajar fines de semana, fines de semana, weekender | curro de finde, trabajo de finde, currar de finde, solo findes, los findes, wochenendjob, nur am wochenende, weekendwerk, weekendbaan, alleen in het weekend, job du week end, week end seulement',
  'split shift, turno partido, jornada partida',
  'day off, days off, two days off, dos dias libres, dias libres, libranza',
  'tips, tip, propina | trinkgeld, fooien, pourboire',
  'meals included, staff meal, shift meal, meal on shift, comida incluida, con comida, comida de personal | verpflegung',
  'immediate start, start now, start immediately, start asap, incorporacion inmediata, empezar ya | ab sofort, per direct',
  'permanent contract, permanent, contrato indefinido, indefinido, fijo, stable contract, contrato estable, fijo discontinuo | unbefristet, vast contract, cdi',
  'english speaking, speak english, english speaker, english required, only english, english only, english, ingles, hablar ingles, con ingles | englisch, engels, anglais',
  'german speaking, german, aleman | deutsch, duits, allemand, german speaker, speaks german, aleman hablado, deutschsprachig',
  'dutch speaking, dutch, holandes, neerlandes | niederlandisch, nederlands, dutch speaker, speaks dutch, nederlandstalig',
  'french speaking, french, frances | franzosisch, frans, francais, french speaker, speaks french, francophone',
  'baker, panadero | baker job, bakery job, trabajo de panadero, trabajo en panaderia',
  'babysitter, ninera | babysitter job, nanny job, au pair job, trabajo de ninera, trabajo de canguro',
  'personal trainer, entrenador personal | personal trainer job, trabajo de entrenador, fitness job',
  'comedian, comico | comedian job, comedy job, trabajo de comico',
  'sommelier, sumiller | sommelier job, trabajo de sumiller',
  'remote vacancy, empleo remoto | remote job, remote work job, online job, work from home job, trabajo en remoto, trabajo remoto, trabajo desde casa, trabajo online, homeoffice job',
  'off season vacancy, empleo de invierno | winter job, winter work, christmas job, easter job, trabajo en invierno, trabajo de invierno, trabajo de navidad, winterjob',
  'inclusive vacancy, empleo inclusivo | retired job, disabled job, over 50 job, job with dog, couples job, job for two, trabajo para jubilados, trabajo con discapacidad, trabajo con perro, trabajo en pareja',
  'vocational vacancy, empleo vocacional | green job, party job, music job, art job, trabajo verde',
  'training, training paid, paid training, formacion, curso pagado, formacion pagada | schulung, opleiding, formation',
  'licence, license, driving licence, driving license, carne, carnet, carnet de conducir, carne de conducir, permiso de conducir | fuhrerschein, rijbewijs, permis de conduire',
];

/** Work at night, whatever it is. */
export const nightWork =
  'night shift, night work, night job, evening work, evening job, evening shift, work at night, work evenings, evenings only, nights only, turno de noche, turno nocturno, trabajo nocturno, trabajo de noche, trabajar de noche, por las noches, nachtschicht, nachtdienst, nachtarbeit, avondwerk, nachtwerk, travail de nuit, travail du soir, boulot de nuit, job de nuit, nachtjob, nacht job, arbeit in der nacht, arbeiten in der nacht, nachts arbeiten, s nachts werken, werken in de nacht, curro de noche, curro nocturno, curro por las noches, currar de noche, empleo nocturno, empleo de noche, night time job, night time work, overnight job, graveyard shift, nocturno';

/** Work in the open air, whatever it is. */
export const outdoorWork =
  'work outdoors, outdoor work, outdoor job, outdoors job, outdoor jobs, job outdoors, job outside, outside job, work outside, outside work, work in the open air, work in the sun, not in an office, no office, trabajo al aire libre, trabajar al aire libre, curro al aire libre, trabajo fuera, trabajar fuera, trabajo en la calle, fuera de una oficina, sin oficina, draussen arbeiten, arbeit im freien, job im freien, im freien arbeiten, arbeit draussen, job draussen, buiten werken, buitenwerk, werk buiten, baan buiten, travailler dehors, travail en plein air, travailler en plein air, job en exterieur';

export const work: readonly string[] = [...callings, ...conditions];

/** Work for who speaks no Spanish. */
export const withoutSpanish =
  'no spanish, no spanish needed, no spanish required, no spanish skills, without spanish, without speaking spanish, without speaking any spanish, sin espanol, sin hablar espanol, sin saber espanol, don t speak spanish, don t speak any spanish, dont speak spanish, dont speak any spanish, can t speak spanish, cannot speak spanish, speak no spanish, only speak english, speak only english, just english, my spanish is bad, bad spanish, no hablo espanol, no se espanol, solo hablo ingles, solo ingles, solo con ingles, ohne spanisch, kein spanisch, kann kein spanisch, spreche kein spanisch, nur englisch, zonder spaans, geen spaans, spreek geen spaans, alleen engels, sans espagnol, ne parle pas espagnol, parle pas espagnol, seulement anglais';

/** What somebody has not: the phrase asks for work whose texts do not speak of the rest of its line. */
export const lacking: Readonly<Record<string, readonly string[]>> = {
  'no experience, without experience, no experience needed, no experience required, no experience necessary, inexperienced, first job, sin experiencia, sin experiencia previa, no se necesita experiencia, primer empleo, primer trabajo, ohne erfahrung, zonder ervaring, geen ervaring, sans experience':
    [
      'experience',
      'experiencia',
      'experienced',
      'two years',
      'three years',
      'dos anos',
      'tres anos',
      'two seasons',
      'dos temporadas',
      'one season',
      'una temporada',
    ],
  [withoutSpanish]: ['spanish', 'espanol'],
  'no english, without english, without speaking english, sin ingles, sin hablar ingles, sin saber ingles, no hablo ingles, ohne englisch, zonder engels, sans anglais':
    ['english', 'ingles'],
  'no weekends, weekends off, free weekends, not weekends, sin fines de semana, fines de semana libres, kein wochenende, geen weekend, pas le week end':
    ['weekend', 'weekends', 'fin de semana', 'fines de semana', 'saturday', 'sabado', 'sunday', 'domingo'],
  'no nights, no night shifts, no late shifts, not at night, sin noches, sin turno de noche, daytime work, trabajo de dia, keine nachtschicht':
    ['night', 'nights', 'noche', 'noches', 'evening', 'evenings'],
};
