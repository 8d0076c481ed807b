/** Placeholder in a stored mail for the secret that is inserted on sending. */
export const SECRET_MARK = '%%QUIRE-SECRET%%';

export const articleStream = (articleId: string): string => `article-${articleId}`;
export const mailStream = (mailId: string): string => `mail-${mailId}`;
