import { makeStyles, Text, Textarea, tokens } from '@fluentui/react-components';
import { useId } from 'react';
import { MAX_REPLY, type RebuttalPoint, REVIEW_FIELD_LABELS, t } from '@contracts';
import { Card } from '../../../../shared/display/card';
import { FormField } from '../../../../shared/forms/form-field';
import { RichText } from '../../../../shared/rich-text/rich-text';
import type { Reply } from './use-reply';

const useStyles = makeStyles({
  reviewers: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingVerticalL,
    paddingBlock: tokens.spacingVerticalL,
  },
  point: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingVerticalS,
    paddingBlock: tokens.spacingVerticalS,
  },
  part: { paddingTop: tokens.spacingVerticalS },
  quote: {
    marginInline: 0,
    marginBlock: 0,
    paddingInlineStart: tokens.spacingHorizontalM,
    borderLeft: `3px solid ${tokens.colorNeutralStroke1}`,
    color: tokens.colorNeutralForeground2,
  },
});

/** A field grows with its text. */
const rowsOf = (text: string): number =>
  Math.min(
    20,
    Math.max(
      3,
      text.split('\n').reduce((rows, line) => rows + 1 + Math.floor(line.length / 100), 0),
    ),
  );

interface Props {
  points: readonly RebuttalPoint[];
  reply: Reply;
}

/** An opening, and under each point of each reviewer a field for its reply. */
export function ReplyFields({ points, reply }: Props) {
  const styles = useStyles();
  const reviewers = [...new Set(points.map(({ reviewer }) => reviewer))];
  return (
    <div className={styles.reviewers}>
      <Card>
        <ReplyText
          label={t('Opening of the letter')}
          help={t(
            'For example what changed in the whole manuscript. Reviewers read the letter, so sign it only if they know the authors.',
          )}
          value={reply.draft.opening}
          onChange={reply.open}
          onLeave={reply.autosave.saveNow}
        />
      </Card>
      {reviewers.map((reviewer) => (
        <Card key={reviewer} title={t('Reviewer {number}', { number: reviewer })}>
          {points
            .filter((point) => point.reviewer === reviewer)
            .map((point, index, pointsOfReviewer) => (
              <Point
                key={point.id}
                point={point}
                number={index + 1}
                isNewPart={pointsOfReviewer[index - 1]?.field !== point.field}
                reply={reply}
              />
            ))}
        </Card>
      ))}
    </div>
  );
}

interface PointProps {
  point: RebuttalPoint;
  number: number;
  /** True for the first point of a part of the review. */
  isNewPart: boolean;
  reply: Reply;
}

function Point({ point, number, isNewPart, reply }: PointProps) {
  const styles = useStyles();
  return (
    <div className={styles.point}>
      {isNewPart && (
        <Text as="h3" weight="semibold" className={styles.part}>
          {REVIEW_FIELD_LABELS[point.field]}
        </Text>
      )}
      <blockquote className={styles.quote}>
        <RichText html={point.quote} />
      </blockquote>
      <ReplyText
        label={t('Your reply to point {number} of reviewer {reviewer}', { number, reviewer: point.reviewer })}
        value={reply.draft.replies[point.id] ?? ''}
        onChange={(text) => reply.answer(point.id, text)}
        onLeave={reply.autosave.saveNow}
      />
    </div>
  );
}

interface TextProps {
  label: string;
  help?: string;
  value: string;
  onChange: (text: string) => void;
  onLeave: () => Promise<boolean>;
}

function ReplyText({ label, help, value, onChange, onLeave }: TextProps) {
  const id = useId();
  return (
    <FormField label={label} htmlFor={id} help={help}>
      <Textarea
        id={id}
        rows={rowsOf(value)}
        value={value}
        maxLength={MAX_REPLY}
        resize="vertical"
        onChange={(_event, data) => onChange(data.value)}
        onBlur={() => void onLeave()}
      />
    </FormField>
  );
}
