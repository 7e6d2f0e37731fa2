import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { errorStatuses } from '#domain/app-error.ts';
import { contract } from './contract.ts';
import { describeApi } from './open-api.ts';

type Call = {
  operationId: string;
  security: object[];
  parameters: { name: string; in: string }[];
  requestBody?: { required: boolean };
  responses: Record<string, unknown>;
};
const document = describeApi(contract) as {
  paths: Record<string, Record<string, Call>>;
  components: { schemas: { Refusal: { properties: { code: { enum: string[] } } } } };
};
const calls = Object.values(document.paths).flatMap((path) => Object.values(path));
const callNamed = (name: string) => calls.find(({ operationId }) => operationId === name);

describe('the API described as OpenAPI', () => {
  it('is a valid OpenAPI 3.1 document', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(document));
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
  });

  it('holds each call of the contract once, under its method and path', () => {
    expect(calls.map(({ operationId }) => operationId).toSorted()).toEqual(Object.keys(contract).toSorted());
    for (const [name, { method, path }] of Object.entries(contract)) {
      expect(document.paths[path]?.[method.toLowerCase()]?.operationId).toBe(name);
    }
  });

  it('asks for an ID token where the contract does, and nowhere else', () => {
    for (const [name, { access }] of Object.entries(contract)) {
      expect(callNamed(name)?.security.length, name).toBe(access === 'public' ? 0 : 1);
    }
  });

  it('names path parameters, queries, and the key of an idempotent call', () => {
    const parametersOf = (name: string) =>
      callNamed(name)?.parameters.map(({ name, in: place }) => `${place} ${name}`);
    expect(parametersOf('getOrder')).toEqual(['path id']);
    expect(parametersOf('listMyOrders')).toEqual(['query limit', 'query cursor']);
    expect(parametersOf('placeOrder')).toEqual(['header Idempotency-Key']);
  });

  it('says that signing in may go without a body, and ordering may not', () => {
    expect(callNamed('loginUser')?.requestBody?.required).toBe(false);
    expect(callNamed('placeOrder')?.requestBody?.required).toBe(true);
  });

  it('gives the status of success, and every code that a refusal may have', () => {
    expect(Object.keys(callNamed('placeOrder')?.responses ?? {})).toEqual(['201', 'default']);
    expect(document.components.schemas.Refusal.properties.code.enum).toEqual(
      expect.arrayContaining(Object.keys(errorStatuses)),
    );
  });
});
