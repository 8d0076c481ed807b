import { Text } from '@fluentui/react-components';
import { QUESTION_FIELDS, REVIEW_FIELD_LABELS, type ReviewDraft, t } from '@contracts';

interface Props {
  review: ReviewDraft;
  className?: string;
  /** True to say that only editors read this, where other parts of the review are for the authors too. */
  marked?: boolean;
}

/** The questions that the reviewer answered with yes. Only editors read the answers. */
export function AnsweredYes({ review, className, marked = false }: Props) {
  const questions = QUESTION_FIELDS.filter((field) => review[field]);
  if (questions.length === 0) return null;
  return (
    <Text className={className}>
      {t('Answered yes: {questions}.', {
        questions: questions.map((field) => REVIEW_FIELD_LABELS[field].toLowerCase()).join(', '),
      })}
      {marked && ` ${t('(for the editor only)')}`}
    </Text>
  );
}
