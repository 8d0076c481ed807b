import { createConnection, type RowDataPacket } from 'mysql2/promise';
import type { OjsDatabase, Row } from './ojs-database';

interface Field {
  string(): string | null;
}

/** The database of an OJS that runs on MySQL or MariaDB. */
export async function openMysqlSource(url: string): Promise<OjsDatabase> {
  const connection = await createConnection({
    uri: url,
    charset: 'utf8mb4',
    supportBigNumbers: true,
    typeCast: (field: Field) => field.string(),
  });
  await connection.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
  await connection.query('START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY');
  return {
    rows: async (sql) => (await connection.query<(RowDataPacket & Row)[]>(sql))[0],
    close: () => connection.end(),
  };
}
