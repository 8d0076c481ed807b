import type { MyCounts } from './article/article-views';
import type { TodoCounts } from './editorial/todo';

/** One happening on an article or a ticket that concerns the reader. Exactly one of `article` and `ticket` is there. */
export interface NewsItem {
  id: string;
  /** ISO 8601 UTC. */
  at: string;
  /** A sentence in plain words. */
  text: string;
  /** Who did it; null where the text says so, for the system, and for readers who may not know. */
  by: string | null;
  article: { id: string; number: string; title: string } | null;
  ticket: { id: string; title: string } | null;
}

/** A page of what is new, newest first. */
export interface News {
  items: NewsItem[];
  /** True when there are older ones. */
  more: boolean;
  /** What happened later is new to the reader, ISO 8601 UTC. */
  seenUntil: string;
}

/** Days of news for a person who has never looked. */
export const NEWS_DAYS = 30;
/** The count of news goes no further: the bell shows '99+'. */
export const MAX_NEWS_COUNT = 100;

/** Every number beside an entry of the menu, and that of the bell. Null or 0 where the reader has no such entry. */
export interface MenuCounts {
  mine: MyCounts;
  /** Requests that this reviewer has to answer, and reviews to write. */
  reviews: number;
  todo: TodoCounts | null;
  /** Own tickets with an answer from the office. */
  ticketsAnswered: number;
  /** All tickets that await an answer from the office; for staff. */
  ticketsWaiting: number;
  /** Happenings since the person last looked, at most MAX_NEWS_COUNT. */
  news: number;
}
