-- Few of many: what every start asks for, and the job that seals anew.
CREATE INDEX CONCURRENTLY "files_sealed_idx" ON "files" ("id") WHERE "is_sealed";
