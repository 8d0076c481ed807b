import Handlebars from 'handlebars';
import type { TemplateText } from './template-text';

export interface RenderedMail {
  subject: string;
  /** Rich text without the layout. */
  html: string;
}

export type RenderMail = (variables: object) => RenderedMail;

/** Of Handlebars' own helpers, only `if` and `unless` are allowed: the others give access to more than a mail needs. */
const HELPERS = { each: false, with: false, log: false, lookup: false };
const OPTIONS: CompileOptions = { strict: true, knownHelpers: HELPERS, knownHelpersOnly: true };

/** A compiled template. Values are escaped in the HTML; a missing variable is an error. @throws Error for an invalid template. */
export function compileTemplate({ subject, body }: TemplateText): RenderMail {
  const renderSubject = Handlebars.compile<object>(subject, { ...OPTIONS, noEscape: true });
  const renderBody = Handlebars.compile<object>(body, OPTIONS);
  return (variables) => ({
    // A line break in a title must not end the header.
    subject: renderSubject(variables).replace(/\s+/g, ' ').trim(),
    html: renderBody(variables).trim(),
  });
}
