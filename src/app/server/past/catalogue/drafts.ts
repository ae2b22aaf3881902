/** Drafts of the demo's owners: whose, by the model of what, and what each says instead. */
type Draft = {
  readonly key: string;
  /** What the catalogue calls its model. */
  readonly by: string;
  readonly says: Readonly<Record<string, unknown>>;
  readonly hoursAgo: number;
  /** Why the desk sent it back; the others wait. */
  readonly note?: string;
};

export const demoDrafts: readonly Draft[] = [
  {
    key: 'bunker',
    by: 'event:slow-house-for-early-birds',
    says: { title: { en: 'Ambient breakfast', es: 'Desayuno ambient' } },
    hoursAgo: 4,
  },
  {
    key: 'levante',
    by: 'rental:studio-palangre-mal-pas',
    says: { title: { en: 'Studio Palangre, the one next door', es: 'Estudio Palangre, el de al lado' } },
    hoursAgo: 18,
  },
  {
    key: 'villas',
    by: 'rental:villa-pine-shadow',
    says: { title: { en: 'The gardener’s house', es: 'La casa del jardinero' } },
    hoursAgo: 70,
    note: 'The second photo shows another house. Please send one of this kitchen, and say how many stairs there are.',
  },
  { key: 'socarrat', by: 'business:doce-sillas', says: { name: 'La Silla Trece' }, hoursAgo: 11 },
  {
    key: 'harbour',
    by: 'job:island-boat-deckhand',
    says: { title: { en: 'Ticket seller on the quay', es: 'Taquilla en el muelle' } },
    hoursAgo: 22,
  },
];
