/** Names and values for the environment of a server. */
export const memoryEnv: Readonly<Record<string, string>>;
/** What its Node is started with. */
export const memoryFlags: readonly string[];
