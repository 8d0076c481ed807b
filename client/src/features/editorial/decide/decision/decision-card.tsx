import { useState } from 'react';
import type { ArticleView, Decision } from '@contracts';
import { Card } from '../../../../shared/display/card';
import { DecisionChoice } from './decision-choice';
import { DecisionLetter } from './decision-letter';

/**
 * The decisions that are currently allowed; nothing is chosen beforehand. The letter of the chosen one is written beneath. It stays
 * when another person decides meanwhile: it holds what was written, and sending says who was first.
 */
export function DecisionCard({ article }: { article: ArticleView }) {
  const [chosen, setChosen] = useState<Decision | null>(null);
  if (!article.actions.includes('decide') && chosen === null) return null;
  return (
    <Card title="Your decision">
      <DecisionChoice article={article} chosen={chosen} onChoose={setChosen} />
      {chosen && <DecisionLetter key={chosen} article={article} decision={chosen} />}
    </Card>
  );
}
