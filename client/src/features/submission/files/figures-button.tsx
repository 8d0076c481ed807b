import { Button } from '@fluentui/react-components';
import { ImageMultipleRegular } from '@fluentui/react-icons/svg/image-multiple';
import { useState } from 'react';
import { type ArticleView, MESSAGES, t } from '@contracts';
import { figuresOf } from '../../../shared/figures/figure-places';
import { useNotify } from '../../../shared/state/hooks';
import { FiguresQuestion } from './figures-question';

interface Props {
  article: ArticleView;
  revision: number;
  onSaved?(article: ArticleView): void;
}

/** Opens the order and the titles of the figures, at any time while the author may write. */
export function FiguresButton({ article, revision, onSaved }: Props) {
  const [open, setOpen] = useState(false);
  const notify = useNotify();
  if (figuresOf(article, revision).length === 0) return null;
  return (
    <>
      <Button icon={<ImageMultipleRegular />} onClick={() => setOpen(true)}>
        {t('Order and titles of figures')}
      </Button>
      {open && (
        <FiguresQuestion
          {...{ article, revision }}
          onSaved={(saved) => {
            setOpen(false);
            notify.success(MESSAGES.updated);
            onSaved?.(saved);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
