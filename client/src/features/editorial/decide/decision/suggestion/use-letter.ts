import { useEffect, useState } from 'react';
import type { ArticleView, Decision, DecisionMail, DraftLetter } from '@contracts';
import {
  fieldsOf,
  fieldsOfSuggestion,
  type MailFields,
  mailOfFields,
  validateMail,
} from '../../../../../shared/dialogs/mail-fields';
import { type Form, useForm } from '../../../../../shared/forms/use-form';
import { heldDecisionApi } from '../../../api/held-decision-api';
import { useRefresh } from '../held-notice';
import type { DecisionDraftState } from '../use-decision-draft';
import { useDecisionMade } from '../use-held-decision';

export interface LetterProps {
  article: ArticleView;
  decision: Decision;
  draft: DecisionDraftState;
  /** The letter as the journal suggests it now. */
  suggestion: DecisionMail;
}

export interface LetterState {
  form: Form<MailFields>;
  /** What the writer of an edited letter can do with a suggestion that has changed since; null if it has not. */
  newer: { onTake(): void; onKeep(): void } | null;
}

function draftOf({ typed: _notAdded, ...letter }: MailFields, basis: string | undefined): DraftLetter {
  return basis === undefined ? letter : { ...letter, basis };
}

/** The form of a letter. Its draft contains which suggestion the writer has seen, so that a later one is noticed days after. */
export function useLetter(props: LetterProps, anyway: boolean): LetterState {
  const { draft, suggestion } = props;
  const { letter, write } = draft;
  const form = useDecision(props, anyway);
  const [basis, setBasis] = useState(letter ? letter.basis : suggestion.digest);
  const { values, dirty } = form;
  useEffect(() => {
    if (dirty) write(draftOf(values, basis));
  }, [basis, dirty, values, write]);
  const onTake = (): void => {
    form.set('subject', suggestion.subject);
    form.set('text', suggestion.message);
    setBasis(suggestion.digest);
  };
  const onKeep = (): void => {
    setBasis(suggestion.digest);
    write(draftOf(values, suggestion.digest));
  };
  const hasChanged = basis !== undefined && basis !== suggestion.digest;
  return { form, newer: hasChanged ? { onTake, onKeep } : null };
}

function useDecision({ article, decision, draft, suggestion }: LetterProps, anyway: boolean): Form<MailFields> {
  const [hold] = heldDecisionApi.useHoldDecisionMutation();
  const made = useDecisionMade(article.id);
  const refresh = useRefresh(article.id);
  return useForm<MailFields>({
    initial: draft.letter ? fieldsOf(draft.letter) : fieldsOfSuggestion(suggestion),
    validate: validateMail,
    submit: async (fields) => {
      // If the decision is undone or fails later, its letter is in the draft.
      await draft.saveNow();
      const about = { articleId: article.id, version: article.version };
      const mail = { ...mailOfFields(fields, anyway), language: suggestion.language };
      const held = await hold({ ...about, decision, mail }).unwrap();
      if (held.state !== 'SENT') return refresh();
      draft.end();
      made(decision);
    },
  });
}
