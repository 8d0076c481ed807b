import { Button } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download';
import { useState } from 'react';
import { FIGURE_DESIGNATIONS, type ArticleView } from '../../../../../src/contracts';
import { useAppSelector, useNotify } from '../../../app/hooks';
import { selectSession } from '../../../app/session-slice';
import { saveFile } from '../../../shared/save-file';

/** The archive asks for the bearer token, so that a plain link can't fetch it. @throws Error with what the server said */
async function fetchFigures(articleId: string, revision: number, token: string): Promise<Blob> {
  const query = new URLSearchParams([
    ...FIGURE_DESIGNATIONS.map((type) => ['type', type]),
    ['revision', `${revision}`],
  ]);
  const answer = await fetch(`${window.location.origin}/api/article/${articleId}/files.zip?${query.toString()}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  if (answer.ok) return answer.blob();
  const told = (await answer.json().catch(() => null)) as { message?: string } | null;
  throw new Error(told?.message ?? 'The figures could not be downloaded. Please try again.');
}

/** All figures of the current revision in one archive. */
export function DownloadFigures({ article }: { article: ArticleView }) {
  const [busy, setBusy] = useState(false);
  const token = useAppSelector(selectSession)?.token ?? '';
  const notify = useNotify();
  const { id, articleId, revision, files } = article;
  const has = files.some((file) => file.revision === revision && FIGURE_DESIGNATIONS.includes(file.type));
  const download = async (): Promise<void> => {
    setBusy(true);
    try {
      saveFile(await fetchFigures(id, revision, token), `${articleId}-R${revision}-figures.zip`);
    } catch (error) {
      notify.error(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      icon={<ArrowDownloadRegular />}
      disabled={!has}
      disabledFocusable={has && busy}
      onClick={() => void download()}
    >
      Download figures
    </Button>
  );
}
