import { texts } from '../language/texts';

/** What a webhook can report. Authors know each of these facts, so a webhook reveals nothing that is hidden from the authors. */
export const WEBHOOK_KIND_LABELS = texts({
  'article.submitted': 'Manuscript submitted',
  'article.status-changed': 'Status changed',
  'article.decided': 'Decision sent',
  'article.accepted': 'Manuscript accepted',
});
export type WebhookKind = keyof typeof WEBHOOK_KIND_LABELS;
export const WEBHOOK_KINDS = Object.keys(WEBHOOK_KIND_LABELS) as readonly WebhookKind[];

/** Why a call to another system failed. */
export const CALL_PROBLEM_LABELS = texts({
  ADDRESS: 'The address is not allowed: only https, and no private network',
  NAME: 'The name of the server is unknown',
  CONNECTION: 'No connection, or it was interrupted',
  TLS: 'The certificate is not valid',
  TLS_NAME: 'The certificate is for another name',
  TLS_EXPIRED: 'The certificate has expired',
  TLS_AUTHORITY: 'The certificate is from an authority that the journal’s server does not trust',
  TIMEOUT: 'No answer in time',
  REDIRECT: 'Answered with a redirect, which is not followed',
  STATUS: 'Answered with an error',
});
export type WebhookProblem = keyof typeof CALL_PROBLEM_LABELS;

export const DELIVERY_STATE_LABELS = texts({
  WAITING: 'Waiting',
  DELIVERED: 'Delivered',
  DEAD: 'Given up',
});
export type DeliveryState = keyof typeof DELIVERY_STATE_LABELS;
export const DELIVERY_STATES = Object.keys(DELIVERY_STATE_LABELS) as readonly DeliveryState[];

export interface Webhook {
  id: string;
  url: string;
  kinds: WebhookKind[];
  active: boolean;
  createdAt: string;
  secretMadeAt: string;
  counts: { waiting: number; dead: number };
  /** The last delivery attempt; null before the first one. */
  lastTry: { at: string; status: number | null; problem: WebhookProblem | null } | null;
  /** True while the server collects past facts to deliver them again. */
  replaying: boolean;
}

/** A new webhook or API key with its secret. The secret is shown only in this answer. */
export interface NewSecret {
  id: string;
  secret: string;
}

export interface WebhookChange {
  url: string;
  kinds: WebhookKind[];
  active: boolean;
}

export interface WebhookDelivery {
  id: string;
  kind: WebhookKind;
  articleId: string;
  number: string;
  /** The article's status as shown to its authors. */
  status: string;
  /** When the reported fact happened. */
  at: string;
  state: DeliveryState;
  attempts: number;
  lastTryAt: string | null;
  /** When the next attempt is due; null unless the delivery waits. */
  nextTryAt: string | null;
  lastStatus: number | null;
  lastProblem: WebhookProblem | null;
}

export interface WebhookDeliveries {
  items: WebhookDelivery[];
  total: number;
}

export interface WebhookTest {
  status: number | null;
  problem: WebhookProblem | null;
  milliseconds: number;
}

/** The start of a replay: from the delivery `fromDelivery` on, or everything since the time `since`. */
export interface WebhookReplay {
  fromDelivery?: string;
  since?: string;
}

export const MAX_WEBHOOKS = 20;
export const MAX_WEBHOOK_URL = 500;

export const WEBHOOK_MESSAGES = texts({
  url: 'Please enter an https address, without user name and password.',
  kinds: 'Please choose at least one kind of notification.',
  many: 'There are 20 webhooks already. Delete one first.',
  since: 'Please choose a day in the past.',
  gathering: 'Past messages are already being collected. Please wait until they have been sent.',
});

/** Hosts to which a webhook may use HTTP without TLS, if the operator allows it. */
const THIS_MACHINE = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Refuses a second scheme, as in an address pasted after `https://`: the second scheme would be taken for the name of the server. */
const ADDRESS = /^https?:\/\/(?!\w+:\/\/)\S+$/i;

/** The problem of a webhook's address; undefined if there is none. The server also checks which IP address the name resolves to. */
export function webhookUrlProblem(url: string): string | undefined {
  const isRight = url.length <= MAX_WEBHOOK_URL && ADDRESS.test(url) && URL.canParse(url);
  if (!isRight) return WEBHOOK_MESSAGES.url;
  const { protocol, hostname, username, password, hash } = new URL(url);
  if (protocol === 'http:' && !THIS_MACHINE.test(hostname)) return WEBHOOK_MESSAGES.url;
  return `${username}${password}${hash}` === '' ? undefined : WEBHOOK_MESSAGES.url;
}
