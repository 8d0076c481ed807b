/** An article that is similar to the present one, and the person's part in it. */
export interface CloseArticle {
  id: string;
  /** `YYYY-n`. */
  articleId: string;
  articleTitle: string;
  part: 'REVIEWED' | 'WROTE';
}

/** A person's history with articles that are similar to the present one, except articles in which the caller has a part. */
export interface CloseHistory {
  reviewed: number;
  wrote: number;
  /** The most similar of the articles that the caller may open. */
  articles: CloseArticle[];
}
