import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { AppConfig } from '../../config/config';
import { fillAnswers } from './openapi-answers';
import { fillQueries } from './openapi-queries';
import { fillSchemas } from './openapi-schemas';
import { staffOnly } from './staff-only';

/** The OpenAPI document of all routes of the application, generated from the code. */
function openApiDocument(app: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('Quire')
    .setDescription('The HTTP API of a journal: submission, peer review, decisions.')
    .setVersion('1')
    .setOpenAPIVersion('3.1.0')
    .addBearerAuth({
      type: 'http',
      description:
        'The token of a session or, where `x-access` has a `scope`, the key of another program (docs/api-keys.md).',
    })
    .build();
  return fillAnswers(fillQueries(fillSchemas(SwaggerModule.createDocument(app, config)), app), app);
}

/** Serves /api/docs and /api/openapi.json, to everyone or to signed-in staff only. The document is generated on the first call. */
export function serveOpenApi(app: INestApplication, readers: AppConfig['apiDocs']): void {
  if (readers === 'staff') app.use(['/api/docs', '/api/openapi.json'], staffOnly(app));
  let document: OpenAPIObject | undefined;
  SwaggerModule.setup('api/docs', app, () => (document ??= openApiDocument(app)), {
    jsonDocumentUrl: 'api/openapi.json',
    raw: ['json'],
    customSiteTitle: 'Quire API',
  });
}
