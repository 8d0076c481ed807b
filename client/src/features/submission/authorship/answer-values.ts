import {
  type AuthorshipResponse,
  type CreditRole,
  type Declaration,
  declarationProblem,
  DECLARATIONS,
  onlyProblems,
} from '@contracts';
import type { Errors } from '../../../shared/forms/use-form';

interface Given {
  yes: boolean | null;
  text: string;
}

/** The values that an author enters before they confirm, with a field for each question that a journal can ask. */
export type AnswerValues = Record<Declaration, Given> & { roles: CreditRole[] };

export const NO_ANSWER: AnswerValues = {
  ...(Object.fromEntries(DECLARATIONS.map((one) => [one, { yes: null, text: '' }])) as Record<Declaration, Given>),
  roles: [],
};

/** The problems of the questions that the journal asks. */
export const problemsOf = (values: AnswerValues, questions: readonly Declaration[]): Errors<AnswerValues> =>
  onlyProblems(Object.fromEntries(questions.map((one) => [one, declarationProblem(values[one])])));

export const responseOf = (values: AnswerValues, questions: readonly Declaration[]): AuthorshipResponse => ({
  confirms: true,
  roles: values.roles,
  declarations: questions.map((declaration) => {
    const { yes, text } = values[declaration];
    return { declaration, yes: yes === true, text: text.trim() || null };
  }),
});
