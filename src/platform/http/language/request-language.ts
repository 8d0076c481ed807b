import type { NextFunction, Request, Response } from 'express';
import { type Language, languageAmong } from '../../../contracts';
import { withLanguage } from '../../language/current-language';
import { Surrounding } from '../../surrounding';

/** The language of each request. It may change when the person is identified. */
const languages = new Surrounding<{ language: Language }>();

/** Middleware: the answer's messages are in the first language of Accept-Language that the product has; English without one. */
export function readLanguage(request: Request, _response: Response, next: NextFunction): void {
  languages.run({ language: languageAmong(request.acceptsLanguages()) }, next);
}

/** The language of a person takes precedence over that of the browser. Null: the person has not chosen one. */
export function preferLanguage(language: Language | null): void {
  const present = languages.get();
  if (present && language !== null) present.language = language;
}

/** The language in which the caller reads messages; English outside of requests. */
export const requestLanguage = (): Language => languages.get()?.language ?? 'en';

/** Runs work, such as making an answer, with the texts of the caller's language. */
export const inRequestLanguage = <Result>(work: () => Result): Result => withLanguage(requestLanguage(), work);
