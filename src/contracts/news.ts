import type { MyCounts } from './article/usual-days';
import type { TodoCounts } from './editorial/todo';

/** Something that happened to an article or a ticket and concerns the reader. Exactly one of `article` and `ticket` is not null. */
export interface NewsItem {
  id: string;
  /** When it happened, ISO 8601 UTC. */
  at: string;
  /** A sentence in plain words. */
  text: string;
  /** The person who did it; null when the text already names them, for the system, and for readers who may not know. */
  by: string | null;
  article: { id: string; number: string; title: string } | null;
  ticket: { id: string; title: string } | null;
  /** True for the reader's own decision that could not be carried out: the line leads to the page on which they decide. */
  undecided: boolean;
}

/** One page of the news, newest first. */
export interface News {
  items: NewsItem[];
  /** True when there are older news items. */
  more: boolean;
  /** Time up to which the reader has seen the news, ISO 8601 UTC. Later items are new to them. */
  seenUntil: string;
}

/** Number of days of news for a person who has never opened the news. */
export const NEWS_DAYS = 30;
/** The count of news stops at this number; the bell then shows '99+'. */
export const MAX_NEWS_COUNT = 100;

/** The numbers next to the entries of the menu, and the number of the bell. Null or 0 where the reader has no such entry. */
export interface MenuCounts {
  mine: MyCounts;
  /** Number of requests that this reviewer must answer and reviews that they must write. */
  reviews: number;
  todo: TodoCounts | null;
  /** Number of the person's own tickets with an answer from the office. */
  ticketsAnswered: number;
  /** For staff: number of all tickets that wait for an answer from the office. */
  ticketsWaiting: number;
  /** Number of news items since the person last opened the news, at most MAX_NEWS_COUNT. */
  news: number;
}
