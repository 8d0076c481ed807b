/** The two parts of a mail template, with Handlebars' braces. */
export interface TemplateText {
  /** One line, no HTML. */
  subject: string;
  /** HTML. */
  body: string;
}

/** A place in the template. `line` is counted from 1 within its part. */
export interface TemplatePlace {
  part: keyof TemplateText;
  line: number;
}

export interface TemplateProblem extends TemplatePlace {
  /** For the author of the template, in the current language; without a full stop. */
  message: string;
}
