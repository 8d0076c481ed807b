import type { NextFunction, Request, Response } from 'express';
import { type Language, languageAmong } from '../../../contracts';
import { Surrounding } from '../../surrounding';

/** Changes when the person of the request is known. */
const languages = new Surrounding<{ language: Language }>();

/** Middleware: the answer's messages are in the first language of Accept-Language that the product has; English without one. */
export function readLanguage(request: Request, _response: Response, next: NextFunction): void {
  languages.run({ language: languageAmong(request.acceptsLanguages()) }, next);
}

/** The language of a person comes before that of the browser. Null: the person has chosen none. */
export function preferLanguage(language: Language | null): void {
  const present = languages.get();
  if (present && language !== null) present.language = language;
}

/** In which the caller reads messages; English outside of requests. */
export const requestLanguage = (): Language => languages.get()?.language ?? 'en';
