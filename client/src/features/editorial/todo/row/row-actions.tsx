import { useNavigate } from 'react-router-dom';
import { type HeldArticle, t } from '@contracts';
import { RowVerb } from '../../../../shared/article/row-verb';
import { nextStep } from './next-step';

interface RowActionsProps<Row extends HeldArticle> {
  row: Row;
  onRemind: (row: Row) => void;
}

/** One button for the next step; everything else is in a menu, with Override last. */
export function RowActions<Row extends HeldArticle>({ row, onRemind }: RowActionsProps<Row>) {
  const navigate = useNavigate();
  const { verb, path, reminds } = nextStep(row);
  const menu = [
    { label: t('Details'), path: `/articleDetails/${row.id}` },
    ...(row.actions.includes('see-log') ? [{ label: t('Manage files'), path: `/manageFiles/${row.id}` }] : []),
    ...(reminds ? [{ label: t('Reviewer selection'), path }] : []),
    ...(row.actions.includes('override') ? [{ label: t('Override'), path: `/overrideArticle/${row.id}` }] : []),
  ];
  return (
    <RowVerb
      articleId={row.articleId}
      verb={verb}
      primary={reminds}
      onVerb={() => (reminds ? onRemind(row) : void navigate(path))}
      menu={menu}
    />
  );
}
