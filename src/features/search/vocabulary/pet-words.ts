/** What people call a home that takes their animal; written without accents. Data. */
import type { PetRule } from '#features/rentals/rules.ts';

export const petWords =
  'dog, dogs, bringing our dog, bringing my dog, bring our dog, travelling with a dog, travelling with our dog, con nuestro perro, con mi perro, llevar al perro, llevamos perro, viajar con perro, with our dog, with my dog, with our dogs, with my cat, con mi gato, con gato, mit unserem hund, mit meinem hund, met onze hond, met mijn hond, avec notre chien, avec mon chien, with dog, with a dog, with dogs, pet, pets, puppy, cat friendly, pet friendly, dog friendly, pets allowed, dogs allowed, pets welcome, dogs welcome, accepts dogs, accepts pets, takes dogs, bring dog, perro, perros, perrito, perra, con perro, mascota, mascotas, con mascota, admite mascotas, admiten mascotas, admite perros, admiten perros, acepta perros, aceptan perros, acepte perros, acepta mascotas, aceptan mascotas, hund, hunde, mit hund, hunde erlaubt, hund erlaubt, hundefreundlich, haustier, haustiere, haustiere erlaubt, hond, honden, met hond, hond toegestaan, honden toegestaan, hondvriendelijk, huisdier, huisdieren, chien, chiens, avec chien, chiens acceptes, chien accepte, animaux acceptes, animaux';

/** Where they are welcome, and where one asks first: what has no mark takes none. */
export const petNames: Readonly<Record<Exclude<PetRule, 'none'>, string>> = {
  welcome: petWords,
  onRequest: petWords,
};
