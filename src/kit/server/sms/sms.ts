/** Text messages (SMS): what a provider is handed, and in plain terms why it did not take one. */

export type Sms = {
  /** A mobile phone, E.164. */
  readonly to: string;
  readonly text: string;
  /** How many seconds it is worth something: what a network keeps longer is not delivered any more. */
  readonly goodForSeconds: number;
};

export type SmsSender = {
  /** Comes back when the provider has taken it; throws `SmsFault`. */
  send(sms: Sms): Promise<void>;
};

/** Why a text message was not taken: by code, never in the provider's words, which hold the phone. */
export class SmsFault extends Error {
  /** This message is never taken; anything else may pass with time, or once somebody mends our account. */
  readonly isPermanent: boolean;

  constructor(reason: string, isPermanent: boolean) {
    super(reason);
    this.name = 'SmsFault';
    this.isPermanent = isPermanent;
  }
}
