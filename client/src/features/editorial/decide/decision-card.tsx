import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import type { ArticleView, Decision, MailBody } from '@contracts';
import { Card } from '../../../shared/display/card';
import { useNotify } from '../../../shared/state/hooks';
import { useBackToList } from '../../../shared/state/list-return';
import { decisionApi } from '../api/decision-api';
import { SuggestedMail } from '../shared/suggested-mail';
import { DECISION_TEXTS } from './decision-texts';

const useStyles = makeStyles({ row: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS } });

/**
 * One button per decision that is currently allowed. Each shows the mail before the decision is made. That dialog stays open when
 * another person decides meanwhile: it holds the written letter, and says who was first.
 */
export function DecisionCard({ article }: { article: ArticleView }) {
  const [chosen, setChosen] = useState<Decision | null>(null);
  return (
    <>
      {article.actions.includes('decide') && <Choice decisions={article.decisions} onChoose={setChosen} />}
      {chosen && <DecisionMail key={chosen} article={article} decision={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

function Choice({ decisions, onChoose }: { decisions: readonly Decision[]; onChoose: (decision: Decision) => void }) {
  const styles = useStyles();
  return (
    <Card title="Decision">
      <div className={styles.row}>
        {decisions.map((decision) => (
          <Button
            key={decision}
            appearance={decision === 'ACCEPTED' ? 'primary' : 'secondary'}
            onClick={() => onChoose(decision)}
          >
            {DECISION_TEXTS[decision]}
          </Button>
        ))}
      </div>
    </Card>
  );
}

interface MailProps {
  article: ArticleView;
  decision: Decision;
  onClose(): void;
}

function DecisionMail({ article, decision, onClose }: MailProps) {
  const about = { articleId: article.id, status: decision };
  const query = decisionApi.useDecisionMailQuery(about, { refetchOnMountOrArgChange: true });
  const [decide] = decisionApi.useDecideMutation();
  const backToList = useBackToList();
  const notify = useNotify();
  const send = async (mail: MailBody): Promise<void> => {
    await decide({ articleId: article.id, version: article.version, decision, mail }).unwrap();
    notify.success(`Decision recorded: ${DECISION_TEXTS[decision]}.`);
    backToList(article.id);
  };
  return (
    <SuggestedMail
      title={`${DECISION_TEXTS[decision]}: ${article.label}`}
      send="Decide and send"
      query={query}
      onSend={send}
      onClose={onClose}
    />
  );
}
