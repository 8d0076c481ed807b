import {
  Badge,
  makeStyles,
  mergeClasses,
  MessageBar,
  MessageBarBody,
  Radio,
  RadioGroup,
  Text,
  tokens,
} from '@fluentui/react-components';
import { useId } from 'react';
import { type ArticleView, type Decision, t } from '@contracts';
import { DECISION_GROUPS, DECISION_MEANINGS, DECISION_TEXTS } from './decision-texts';
import { openRequestsNotice, recommended } from './recommended';

const useStyles = makeStyles({
  groups: { display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: tokens.spacingVerticalS },
  title: {
    margin: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: tokens.spacingHorizontalS },
  // The radio button keeps its 32 pixels; the name has the height of one line.
  radio: {
    marginBlock: '-4px',
    '& label.fui-Radio__label': {
      paddingBlock: '2px',
      fontWeight: tokens.fontWeightSemibold,
      color: tokens.colorNeutralForeground1,
    },
  },
  tag: { whiteSpace: 'nowrap' },
  meaning: { display: 'block', color: tokens.colorNeutralForeground3, marginInlineStart: '36px' },
  short: { display: 'none' },
});

interface Props {
  article: ArticleView;
  chosen: Decision | null;
  onChoose(decision: Decision): void;
}

/** The possible decisions in groups, each with its meaning and the reviewers who recommend it. */
export function DecisionChoice({ article, chosen, onChoose }: Props) {
  const styles = useStyles();
  const open = openRequestsNotice(article);
  return (
    <>
      {open !== null && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{open}</MessageBarBody>
        </MessageBar>
      )}
      <RadioGroup
        aria-label={t('Your decision')}
        value={chosen ?? ''}
        onChange={(_event, { value }) => onChoose(value as Decision)}
        className={styles.groups}
      >
        {DECISION_GROUPS.map(({ title, decisions }) => {
          const possible = decisions.filter((one) => article.decisions.includes(one));
          if (possible.length === 0) return null;
          return (
            <div key={title} role="group" aria-label={title}>
              <h3 className={styles.title}>{title}</h3>
              {possible.map((decision) => (
                <Option key={decision} article={article} decision={decision} chosen={chosen} />
              ))}
            </div>
          );
        })}
      </RadioGroup>
    </>
  );
}

function Option({ article, decision, chosen }: Omit<Props, 'onChoose'> & { decision: Decision }) {
  const styles = useStyles();
  const id = useId();
  const { agree, of } = recommended(article, decision);
  // Once a decision is chosen, the other decisions get shorter to make room for its letter.
  const short = chosen !== null && chosen !== decision;
  return (
    <div>
      <div className={styles.line}>
        <Radio value={decision} label={DECISION_TEXTS[decision]} aria-describedby={id} className={styles.radio} />
        {agree > 0 && (
          <Badge className={styles.tag} appearance="tint" color="brand">
            {t('{agree} of {of} recommend', { agree, of })}
          </Badge>
        )}
      </div>
      <Text id={id} size={200} className={mergeClasses(styles.meaning, short && styles.short)}>
        {DECISION_MEANINGS[decision]}
      </Text>
    </div>
  );
}
