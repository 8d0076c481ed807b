import { makeStyles, mergeClasses, shorthands, tokens, typographyStyles } from '@fluentui/react-components';
import { type ReactNode, useId } from 'react';

interface CardProps {
  /** An h2 (or h3); without a title the card is only a surface. */
  title?: ReactNode;
  level?: 2 | 3;
  /** For a section of a long form: its number, before the title. It is not part of the section's name. */
  number?: number;
  actions?: ReactNode;
  /** For a card within a card: `plain` has neither surface nor padding. */
  plain?: boolean;
  children?: ReactNode;
}

const useStyles = makeStyles({
  card: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, minWidth: 0 },
  surface: {
    padding: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalXL}`,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: '10px',
    backgroundColor: tokens.colorNeutralBackground1,
    '@media print': { ...shorthands.borderStyle('none'), padding: 0 },
  },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
  },
  title: { ...typographyStyles.subtitle2 },
  number: { color: tokens.colorNeutralForeground3, marginInlineEnd: tokens.spacingHorizontalXS },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

/** A surface with a heading; with a heading, it is a `section` for assistive technology. */
export function Card({ title, level = 2, number, actions, plain = false, children }: CardProps) {
  const styles = useStyles();
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section aria-labelledby={title ? id : undefined} className={mergeClasses(styles.card, !plain && styles.surface)}>
      {(title || actions) && (
        <div className={styles.head}>
          {title && (
            <Heading className={styles.title}>
              {number !== undefined && <span className={styles.number}>{number} </span>}
              <span id={id}>{title}</span>
            </Heading>
          )}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
      {children}
    </section>
  );
}
