import { describe, expect, it } from "vitest";
import { named, proposalOf } from "../src/state/promises";

describe("a proposal in notation", () => {
  it("has an offer and a price", () => {
    expect(proposalOf("spare 12 + peace for passage S3")).toEqual({
      gives: ["spare 12", "peace"],
      wants: ["passage S3"],
    });
  });
  it("may contain only an offer or only a price", () => {
    expect(proposalOf("war 2 for ")).toEqual({ gives: ["war 2"], wants: [] });
    expect(proposalOf(" for peace")).toEqual({ gives: [], wants: ["peace"] });
  });
  it("names its things by kind", () => {
    const promises = {
      promises: [
        { id: "spare", about: ["land"] },
        { id: "peace", about: [] },
      ],
      choices: {},
    };
    expect(named("spare 12", promises)).toEqual({ land: "12" });
    expect(named("peace", promises)).toEqual({});
  });
});
