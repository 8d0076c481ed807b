/** An article close to the one at hand, and what the person did on it. */
export interface CloseArticle {
  id: string;
  /** `YYYY-n`. */
  articleId: string;
  articleTitle: string;
  part: 'REVIEWED' | 'WROTE';
}

/** A person's history with articles close to the one at hand, without those in which the asker has a part. */
export interface CloseHistory {
  reviewed: number;
  wrote: number;
  /** The closest of those that the asker may open. */
  articles: CloseArticle[];
}
