import { Radio, RadioGroup } from '@fluentui/react-components';
import { REVIEW_PUBLICATIONS, type ReviewPublication, t, texts } from '@contracts';
import { Card } from '../../../../shared/display/card';
import { FormField } from '../../../../shared/forms/form-field';

const ANSWERS: Record<ReviewPublication, string> = texts({
  ANONYMOUS: 'Yes, without my name',
  NAMED: 'Yes, with my name',
});

interface Props {
  /** Null if the review may not be published. */
  value: ReviewPublication | null;
  onChange(value: ReviewPublication | null): void;
}

/** Asks whether the review may be published with the accepted article. The default is no. */
export function PublicationQuestion({ value, onChange }: Props) {
  const choose = (chosen: string): void => onChange(REVIEW_PUBLICATIONS.find((one) => one === chosen) ?? null);
  return (
    <Card number={5} title={t('Publication of this review')}>
      <FormField
        label={t('This review may be published with the article if it is accepted')}
        help={t(
          'Your comments to the authors, your ratings and your recommendation would be published. What you write to the editors, your answers to the questions and the annotated manuscript are never published. You can withdraw your consent until the article is accepted.',
        )}
      >
        <RadioGroup value={value ?? ''} onChange={(_event, data) => choose(data.value)}>
          <Radio value="" label={t('No')} />
          {REVIEW_PUBLICATIONS.map((one) => (
            <Radio key={one} value={one} label={ANSWERS[one]} />
          ))}
        </RadioGroup>
      </FormField>
    </Card>
  );
}
