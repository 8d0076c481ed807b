import { Badge, Button, makeStyles, MessageBar, MessageBarBody, Text, tokens } from '@fluentui/react-components';
import { useId } from 'react';
import type { ArticleView, Decision } from '@contracts';
import { Card } from '../../../shared/display/card';
import { DECISION_GROUPS, DECISION_MEANINGS, DECISION_TEXTS } from './decision-texts';
import { recommended, stillOpen } from './recommended';

const useStyles = makeStyles({
  group: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  title: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  tag: { whiteSpace: 'nowrap' },
  meaning: { display: 'block', color: tokens.colorNeutralForeground3 },
});

interface Props {
  article: ArticleView;
  onChoose(decision: Decision): void;
}

/** The open decisions in groups, each with its meaning and who recommends it; nothing is chosen beforehand. */
export function DecisionChoice({ article, onChoose }: Props) {
  const styles = useStyles();
  const open = stillOpen(article);
  return (
    <Card title="Your decision">
      {open !== null && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{open}</MessageBarBody>
        </MessageBar>
      )}
      {DECISION_GROUPS.map(({ title, decisions }) => {
        const possible = decisions.filter((one) => article.decisions.includes(one));
        if (possible.length === 0) return null;
        return (
          <div key={title} className={styles.group} role="group" aria-label={title}>
            <h3 className={styles.title}>{title}</h3>
            {possible.map((decision) => (
              <Option key={decision} article={article} decision={decision} onChoose={onChoose} />
            ))}
          </div>
        );
      })}
    </Card>
  );
}

function Option({ article, decision, onChoose }: Props & { decision: Decision }) {
  const styles = useStyles();
  const id = useId();
  const { agree, of } = recommended(article, decision);
  return (
    <div>
      <div className={styles.line}>
        <Button size="small" aria-describedby={id} onClick={() => onChoose(decision)}>
          {DECISION_TEXTS[decision]}
        </Button>
        {agree > 0 && (
          <Badge className={styles.tag} appearance="tint" color="brand">
            {agree} of {of} recommend
          </Badge>
        )}
      </div>
      <Text id={id} size={200} className={styles.meaning}>
        {DECISION_MEANINGS[decision]}
      </Text>
    </div>
  );
}
