/** The embedded database, which takes apart once what it is asked again and again (docs/decisions, 0025). */
// oxlint-disable no-underscore-dangle -- what PGlite leaves to its heirs is named so: whether it is open, and its queues
import { parse, PGlite, protocol } from '@electric-sql/pglite';
import type { QueryOptions, Results, Transaction } from '@electric-sql/pglite';
import type { DatabaseError } from 'pg-protocol';
import { Parser } from 'pg-protocol/dist/parser.js';
import type { BackendMessage, NotificationResponseMessage } from 'pg-protocol/dist/messages.js';
import type { Ask } from './ask.ts';

const { serialize } = protocol;
type Messages = Parameters<typeof parse.parseResults>[0];

type DataRow = Messages[number] & { readonly fields: (string | null)[] };

/** A statement that stands ready in the database under a name, and the types of its parameters. */
type Prepared = { readonly name: string; readonly parameterTypes: readonly number[] };

/**
 * At the beginning of a statement it says that one plan suits all its values. Without it PostgreSQL plans the first five
 * times for the values at hand, and of statements that come in hundreds of shapes it does hardly anything else.
 */
export const planOnce = '/* plan once */ ';

/** How many stand ready; the one not asked for the longest goes first. */
const maxPrepared = 200;

/**
 * PGlite sends six messages for a statement, each by itself, and has it planned anew every time. Here a statement is
 * prepared when it is first asked, as drivers of PostgreSQL servers do, and from then on bound and run in one go.
 * PostgreSQL decides by cost whether values deserve a plan of their own (plan_cache_mode, auto), unless told (`planOnce`).
 */
export class PreparingPglite extends PGlite {
  /** By their text, the least lately asked first. */
  readonly #prepared = new Map<string, Prepared>();
  #names = 0;
  readonly #listeners = new Map<string, Set<(payload: string) => void>>();
  /** How the database plans now (plan_cache_mode); unknown after a transaction, which may have undone a change of it. */
  #planning: 'auto' | 'force_generic_plan' | undefined;

  override async query<T>(text: string, values: unknown[] = [], options?: QueryOptions): Promise<Results<T>> {
    await this._checkReady();
    return this._runExclusiveTransaction(async () => {
      const results = await this.#run<T>(text, values, options);
      await this.syncToFs();
      return results;
    });
  }

  override async transaction<T>(act: (tx: Transaction) => Promise<T>): Promise<T> {
    const ended = super.transaction((tx) => {
      const query: Transaction['query'] = async (text, values = [], options) =>
        // Whoever comes after the end is refused there.
        tx.closed ? tx.query(text, values, options) : this.#run(text, values, options);
      return act(Object.create(tx, { query: { value: query } }) as Transaction);
    });
    return ended.finally(() => (this.#planning = undefined));
  }

  /**
   * Lets nobody else in while `act` asks, so that all it reads is of one instant. Each statement is a transaction of its
   * own and is prepared nowhere.
   */
  async alone<T>(act: (ask: Ask) => Promise<T>): Promise<T> {
    await this._checkReady();
    return this._runExclusiveTransaction(() => act((statement) => this.#ask(statement)));
  }

  async #ask(statement: string): Promise<(string | null)[][]> {
    const messages = await this.runExclusive(() => this.#send(serialize.query(statement)));
    return messages.flatMap((message) => (message.name === 'dataRow' ? [(message as DataRow).fields] : []));
  }

  async #run<T>(text: string, values: readonly unknown[], options?: QueryOptions): Promise<Results<T>> {
    return this.runExclusive(async () => {
      const { name, parameterTypes } = await this.#prepare(text);
      await this.#plan(text.startsWith(planOnce) ? 'force_generic_plan' : 'auto');
      const bound = values.map((value, i) => this.#asText(value, parameterTypes[i] ?? 0));
      const messages = await this.#send(
        serialize.bind({ statement: name, values: bound }),
        serialize.describe({ type: 'P' }),
        serialize.execute(),
      );
      return this.#read<T>(messages, options);
    });
  }

  async #plan(mode: 'auto' | 'force_generic_plan'): Promise<void> {
    if (this.#planning === mode) return;
    await this.#send(serialize.query(`set plan_cache_mode = ${mode}`));
    this.#planning = mode;
  }

  async #prepare(text: string): Promise<Prepared> {
    let statement = this.#prepared.get(text);
    this.#prepared.delete(text);
    if (statement === undefined) {
      await this.#forgetOldest();
      const name = `s${(this.#names += 1)}`;
      const described = await this.#send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }));
      statement = { name, parameterTypes: parse.parseDescribeStatementResults(described) };
    }
    this.#prepared.set(text, statement);
    return statement;
  }

  async #forgetOldest(): Promise<void> {
    const [oldest] = this.#prepared;
    if (oldest === undefined || this.#prepared.size < maxPrepared) return;
    const [text, { name }] = oldest;
    this.#prepared.delete(text);
    await this.#send(serialize.close({ type: 'S', name }));
  }

  /** One round: what follows an error is skipped, up to the message that ends the round. */
  async #send(...messages: readonly Uint8Array[]): Promise<Messages> {
    const round = Buffer.concat([...messages, serialize.sync()]);
    const heard: Messages = [];
    let failure: unknown;
    // What PGlite itself reads answers with takes several times as long: it copies each value before it reads it.
    const parser = new Parser();
    const hear = (message: BackendMessage) => {
      heard.push(message);
      if (message.name === 'error') failure ??= message;
      if (message.name === 'notification') this.#tell(message as NotificationResponseMessage);
    };
    // A copy: the bytes lie in the database's own memory, which it goes on writing to.
    const onRawData = (bytes: Uint8Array) => parser.parse(Buffer.from(bytes), hear);
    await this.execProtocolRawStream(round, { syncToFs: false, onRawData });
    if (failure !== undefined) throw failure as DatabaseError;
    return heard;
  }

  /** PGlite tells what it hears itself (the end of a transaction); this is for what is heard here. */
  override async listen(...[channel, listener, tx]: Parameters<PGlite['listen']>): ReturnType<PGlite['listen']> {
    const heard = this.#listeners.get(channel) ?? new Set();
    this.#listeners.set(channel, heard.add(listener));
    const stop = await super.listen(channel, listener, tx);
    return async (tx) => {
      heard.delete(listener);
      await stop(tx);
    };
  }

  #tell({ channel, payload }: NotificationResponseMessage): void {
    for (const listener of this.#listeners.get(channel) ?? []) queueMicrotask(() => listener(payload));
  }

  #asText(value: unknown, type: number): string | null {
    if (value === null || value === undefined) return null;
    return this.serializers[type]?.(value) ?? String(value);
  }

  /** The caller's ways to read a type go before ours, without a copy of all of them for every statement. */
  #read<T>(messages: Messages, { parsers, ...options }: QueryOptions = {}): Results<T> {
    const ways = Object.setPrototypeOf({ ...parsers }, this.parsers) as typeof this.parsers;
    return parse.parseResults(messages, ways, options)[0] as Results<T>;
  }
}
