/** The two parts of a mail template, with Handlebars' braces. */
export interface TemplateText {
  /** One line, no HTML. */
  subject: string;
  /** HTML. */
  body: string;
}

/** Where in the template something stands. `line` is counted within its part, from 1. */
export interface TemplatePlace {
  part: keyof TemplateText;
  line: number;
}

export interface TemplateProblem extends TemplatePlace {
  /** For the person who wrote it. */
  message: string;
}
