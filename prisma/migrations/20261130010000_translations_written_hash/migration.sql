-- Of the text as it stands, where contacts were hidden in what was translated; empty: what was translated stands there.
ALTER TABLE "translation_sources" ADD COLUMN "written_hash" TEXT;
