import { Button } from '@fluentui/react-components';
import { useRef, useState } from 'react';
import { interestsProblems, namesReviewers, type ReviewMode, t } from '@contracts';
import { FormActions } from '../../../shared/forms/form-actions';
import { InterestsQuestion } from './interests-question';
import { NamingQuestion } from './naming-question';
import type { AnswerText } from './use-answer-text';

interface Props {
  given: AnswerText;
  busy: boolean;
  /** True if the journal asks about competing interests. */
  asks: boolean;
  mode: ReviewMode;
  onChange: (changes: Partial<AnswerText>) => void;
  onDecline: () => void;
  onAccept: (consent: { named?: true }) => void;
}

/** The questions that must be answered to accept, and the two buttons. */
export function AcceptFields({ given, busy, asks, mode, onChange, onDecline, onAccept }: Props) {
  const [pressed, setPressed] = useState(false);
  const [agrees, setAgrees] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const isNamed = namesReviewers(mode);
  const problems = asks ? interestsProblems(given) : {};
  const lacksConsent = isNamed && !agrees;
  const accept = (): void => {
    setPressed(true);
    const isFine = Object.keys(problems).length === 0;
    if (isFine && !lacksConsent) return onAccept(isNamed ? { named: true } : {});
    const selector = isFine ? 'input[type=checkbox]' : given.yes ? 'textarea' : 'input';
    place.current?.querySelector<HTMLElement>(selector)?.focus();
  };
  return (
    <>
      <div ref={place}>
        {asks && <InterestsQuestion given={given} problems={pressed ? problems : {}} onChange={onChange} />}
        {isNamed && <NamingQuestion agrees={agrees} missing={pressed && lacksConsent} onChange={setAgrees} />}
      </div>
      <FormActions>
        <Button onClick={onDecline}>{t('Decline')}</Button>
        <Button appearance="primary" disabledFocusable={busy} onClick={accept}>
          {t('Accept')}
        </Button>
      </FormActions>
    </>
  );
}
