/** Names and values for the environment of a server. */
export const memoryEnv: Readonly<Record<string, string>>;
